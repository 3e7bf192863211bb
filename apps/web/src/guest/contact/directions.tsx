import { contactCopy, restaurant } from '@tiffin/restaurant'
import { Container } from '../../ui/container.tsx'
import classes from './directions.module.css'
import { NeighbourhoodMap } from './neighbourhood-map.tsx'

const { map } = contactCopy
const { brand, address } = restaurant

/** The drawn map and links to a real one, which opens only on request. */
export function Directions() {
  return (
    <section className={classes.section} aria-labelledby="directions">
      <Container>
        <div className={classes.columns}>
          <div className={classes.body}>
            <h2 id="directions">{map.heading}</h2>
            <p className={classes.address}>
              <strong>{brand}</strong>, {address.street}
            </p>
            <p className={classes.text}>{map.text}</p>
            <p className={classes.label}>{map.directions}</p>
            <ul role="list" className={classes.links}>
              {map.links.map(({ label, url }) => (
                <li key={label}>
                  <a href={url} rel="noopener noreferrer">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <figure className={classes.figure}>
            <div className={classes.frame}>
              <NeighbourhoodMap />
            </div>
            <figcaption className={classes.caption}>{map.scale}</figcaption>
          </figure>
        </div>
      </Container>
    </section>
  )
}
