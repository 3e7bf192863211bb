import classes from './hero-plates.module.css'

/** The two dishes beside the thali, for each of the headlines. */
const dishesByHeadline = [
  ['butter-chicken', 'mango-lassi'],
  ['palak-paneer', 'gulab-jamun'],
  ['pav-bhaji', 'pani-puri'],
] as const

/** The painted table. It adds nothing to the text, so it has no accessible name. */
export function HeroPlates({ shown }: { shown: number }) {
  return (
    <div className={classes.table} aria-hidden>
      <img
        className={classes.thali}
        src="/art/hero-thali.svg"
        alt=""
        width={640}
        height={640}
        fetchPriority="high"
      />
      {(['front', 'back'] as const).map((seat, side) => (
        <div key={seat} className={`${classes.plate} ${classes[seat]}`}>
          {dishesByHeadline.map((dishes, place) => (
            <img
              key={dishes[side]}
              src={`/art/${dishes[side]}.svg`}
              alt=""
              width={400}
              height={300}
              fetchPriority={place === 0 ? 'auto' : 'low'}
              data-shown={place === shown}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
