import { testimonialsCopy } from '@tiffin/restaurant'
import { Container } from '../../ui/container.tsx'
import classes from './quotes.module.css'

/** Six cards, like those on the wall behind the counter. */
export function Quotes() {
  return (
    <section className={classes.section} aria-label="What guests say">
      <Container>
        <ul role="list" className={classes.quotes}>
          {testimonialsCopy.quotes.map(({ quote, attribution }) => (
            <li key={attribution}>
              <figure className={classes.quote}>
                <blockquote>
                  <p>{quote}</p>
                </blockquote>
                <figcaption>{attribution}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
