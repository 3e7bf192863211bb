import { homeCopy } from '@tiffin/restaurant'
import { ArchWindow } from '../../ui/arch-window.tsx'
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
            <ArchWindow src="/art/dal-makhani.svg" />
            <ArchWindow src="/art/masala-chai.svg" />
            <ArchWindow src="/art/samosa.svg" />
          </div>
        </div>
      </Container>
    </section>
  )
}
