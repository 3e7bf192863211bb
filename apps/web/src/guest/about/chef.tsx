import { aboutCopy } from '@tiffin/restaurant'
import { Container } from '../../ui/container.tsx'
import { ChefPortrait } from './chef-portrait.tsx'
import classes from './chef.module.css'

const { heading, role, paragraphs, quote } = aboutCopy.team

/** The team: one executive chef. */
export function Chef() {
  return (
    <section className={classes.section} aria-labelledby="team">
      <Container>
        <div className={classes.columns}>
          <div className={classes.frame}>
            <ChefPortrait className={classes.portrait} />
          </div>
          <div>
            <h2 id="team" className={classes.heading}>
              {heading}
            </h2>
            <h3 className={classes.role}>{role}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className={classes.paragraph}>
                {paragraph}
              </p>
            ))}
            <blockquote className={classes.quote}>
              <p>{quote}</p>
            </blockquote>
          </div>
        </div>
      </Container>
    </section>
  )
}
