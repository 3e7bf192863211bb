import { testimonialsCopy } from '@tiffin/restaurant'
import { BlockPrint, ArchWindow } from '../../ui/block-print.tsx'
import { Container } from '../../ui/container.tsx'
import { HeroText } from '../../ui/section-heading.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import classes from './testimonials-sections.module.css'

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

export function Community() {
  const { heading, text, items } = testimonialsCopy.community
  return (
    <section className={classes.section} aria-labelledby="community">
      <Container>
        <div className={classes.heading}>
          <h2 id="community">{heading}</h2>
          <p>{text}</p>
        </div>
        <ul role="list" className={classes.items}>
          {items.map(({ title, text: about, dish }) => (
            <li key={title} className={classes.item}>
              <ArchWindow src={`/art/${dish}.svg`} className={classes.window} />
              <div>
                <h3>{title}</h3>
                <p>{about}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}

/** Six cards, like those on the wall behind the counter. */
export function Quotes() {
  return (
    <section className={classes.quotesSection} aria-label="What guests say">
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

export function YourTurn() {
  const { heading, text, buttons } = testimonialsCopy.callToAction
  return (
    <section className={classes.yourTurnSection} aria-labelledby="your-turn">
      <Container>
        <h2 id="your-turn" className={classes.yourTurnHeading}>
          {heading}
        </h2>
        <p className={classes.text}>{text}</p>
        <div className={classes.buttons}>
          {buttons.map(({ label, href }, place) => (
            <ButtonLink key={href} to={href} look={place === 0 ? 'primary' : 'outline'} size="large">
              {label}
            </ButtonLink>
          ))}
        </div>
      </Container>
    </section>
  )
}
