import { cateringCopy } from '@tiffin/restaurant'
import { useSettings } from '../../lib/api/settings.tsx'
import { Container } from '../../ui/container.tsx'
import classes from './steps.module.css'

const { heading, items } = cateringCopy.steps

/** From the first enquiry to the last spoonful. */
export function Steps() {
  const settings = useSettings()
  return (
    <section className={classes.section} aria-labelledby="steps">
      <Container>
        <h2 id="steps">{heading}</h2>
        <ol role="list" className={classes.list}>
          {items(settings).map(({ title, text }) => (
            <li key={title} className={classes.step}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  )
}
