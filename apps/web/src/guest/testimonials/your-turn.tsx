import { testimonialsCopy } from '@tiffin/restaurant'
import { ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import classes from './your-turn.module.css'

const { heading, text, buttons } = testimonialsCopy.callToAction

export function YourTurn() {
  return (
    <section className={classes.section} aria-labelledby="your-turn">
      <Container>
        <h2 id="your-turn" className={classes.heading}>
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
