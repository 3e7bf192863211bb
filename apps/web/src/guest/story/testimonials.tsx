import { homeCopy } from '@tiffin/restaurant'
import { BlockPrint } from '../../ui/block-print.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import classes from './testimonials.module.css'

const { heading, items, link } = homeCopy.testimonials

export function Testimonials() {
  return (
    <>
      <section className={classes.section} aria-labelledby="testimonials">
        <Container>
          <div className={classes.heading}>
            <h2 id="testimonials">{heading}</h2>
            <ButtonLink to={link.href} look="on-dark">
              {link.label}
            </ButtonLink>
          </div>
          <ul role="list" className={classes.quotes}>
            {items.map(({ quote, attribution }) => (
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
      <BlockPrint />
    </>
  )
}
