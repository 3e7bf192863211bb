import { testimonialsCopy } from '@tiffin/restaurant'
import { BlockPrint } from '../../ui/block-print.tsx'
import { Container } from '../../ui/container.tsx'
import { HeroText } from '../../ui/hero-text.tsx'
import classes from './testimonials-hero.module.css'

export function TestimonialsHero() {
  return (
    <>
      <section className={classes.hero} aria-labelledby="testimonials">
        <Container>
          <div className={classes.body}>
            <HeroText copy={testimonialsCopy.hero} id="testimonials" />
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
