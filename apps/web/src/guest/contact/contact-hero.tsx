import { contactCopy } from '@tiffin/restaurant'
import { Container } from '../../ui/container.tsx'
import classes from './contact-hero.module.css'

const { eyebrow, heading, text } = contactCopy.hero

export function ContactHero() {
  return (
    <div className={classes.hero}>
      <Container>
        <p className={classes.eyebrow}>{eyebrow}</p>
        <h1 className={classes.heading}>{heading}</h1>
        <p className={classes.text}>{text}</p>
      </Container>
    </div>
  )
}
