import { aboutCopy } from '@tiffin/restaurant'
import { Container } from '../../ui/container.tsx'
import classes from './values.module.css'

const { heading, items } = aboutCopy.values

/** Each value with the dish that represents it. */
export function Values() {
  return (
    <section className={classes.section} aria-labelledby="values">
      <Container>
        <h2 id="values" className={classes.heading}>
          {heading}
        </h2>
        <ul role="list" className={classes.values}>
          {items.map(({ name, text, dish }) => (
            <li key={name} className={classes.value}>
              <div className={classes.plate} aria-hidden>
                <img src={`/art/${dish}.svg`} alt="" width={400} height={300} loading="lazy" />
              </div>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
