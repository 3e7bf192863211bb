import { testimonialsCopy } from '@tiffin/restaurant'
import { BlockPrint } from '../../ui/block-print.tsx'
import { Container } from '../../ui/container.tsx'
import classes from './kind-words-hero.module.css'

const { eyebrow, heading, text } = testimonialsCopy.hero

export function KindWordsHero() {
  return (
    <>
      <section className={classes.hero} aria-labelledby="testimonials">
        <Container>
          <div className={classes.words}>
            <p className={classes.eyebrow}>{eyebrow}</p>
            <h1 id="testimonials" className={classes.heading}>
              {heading}
            </h1>
            <p className={classes.text}>{text}</p>
          </div>
          <div className={classes.marks} aria-hidden>
            {['butter-chicken', 'palak-paneer'].map((dish) => (
              <span key={dish} className={classes.mark}>
                <img src={`/art/${dish}.svg`} alt="" width={400} height={300} fetchPriority="high" />
              </span>
            ))}
          </div>
        </Container>
      </section>
      <BlockPrint />
    </>
  )
}
