import { homeCopy } from '@tiffin/restaurant'
import { ArchWindow, BlockPrint } from '../../ui/block-print.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import classes from './our-story.module.css'

export function About() {
  const { heading, paragraphs, link } = homeCopy.about
  return (
    <section className={classes.section} aria-labelledby="about">
      <Container>
        <div className={classes.columns}>
          <div>
            <h2 id="about" className={classes.heading}>
              {heading}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className={classes.paragraph}>
                {paragraph}
              </p>
            ))}
            <ButtonLink to={link.href} look="outline" className={classes.link}>
              {link.label}
            </ButtonLink>
          </div>
          <div className={classes.windows} aria-hidden>
            <ArchWindow src="/art/dal-makhani.svg" />
            <ArchWindow src="/art/masala-chai.svg" />
            <ArchWindow src="/art/samosa.svg" />
          </div>
        </div>
      </Container>
    </section>
  )
}

export function MadeInCanada() {
  const { heading, text, points } = homeCopy.madeInCanada
  return (
    <section className={classes.madeInCanadaSection} aria-labelledby="made-in-canada">
      <Container>
        <div className={classes.madeInCanadaColumns}>
          <div className={classes.leaf} aria-hidden>
            <div className={classes.lattice} />
          </div>
          <div>
            <h2 id="made-in-canada" className={classes.madeInCanadaHeading}>
              {heading}
            </h2>
            <p className={classes.text}>{text}</p>
            <ul role="list" className={classes.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        </div>
      </Container>
    </section>
  )
}

export function Testimonials() {
  const { heading, items, link } = homeCopy.testimonials
  return (
    <>
      <section className={classes.testimonialsSection} aria-labelledby="testimonials">
        <Container>
          <div className={classes.testimonialsHeading}>
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
