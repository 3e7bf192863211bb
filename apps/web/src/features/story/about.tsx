import { homeCopy } from '@tiffin/restaurant'
import { ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import classes from './about.module.css'

const { heading, paragraphs, link } = homeCopy.about

export function About() {
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
            <Window dish="dal-makhani" />
            <Window dish="masala-chai" />
            <Window dish="samosa" />
          </div>
        </div>
      </Container>
    </section>
  )
}

/** A dish behind a cusped arch. */
function Window({ dish }: { dish: string }) {
  return (
    <div className={classes.window}>
      <img src={`/art/${dish}.svg`} alt="" width={400} height={300} loading="lazy" />
    </div>
  )
}
