import { testimonialsCopy } from '@tiffin/restaurant'
import { ButtonAnchor } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import classes from './golden-highlights.module.css'
import { Peaks } from './peaks.tsx'

const { heading, text, items, link } = testimonialsCopy.golden

/** News of the sister company, below its mountains. */
export function GoldenHighlights() {
  return (
    <section className={classes.section} aria-labelledby="golden">
      <Peaks className={classes.peaks} />
      <div className={classes.valley}>
        <Container>
          <div className={classes.heading}>
            <div>
              <h2 id="golden">{heading}</h2>
              <p>{text}</p>
            </div>
            <ButtonAnchor href={link.href} rel="noopener" look="on-dark">
              {link.label}
            </ButtonAnchor>
          </div>
          <ul role="list" className={classes.items}>
            {items.map(({ title, text: about }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{about}</p>
              </li>
            ))}
          </ul>
        </Container>
      </div>
    </section>
  )
}
