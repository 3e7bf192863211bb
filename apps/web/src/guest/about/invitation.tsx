import { aboutCopy } from '@tiffin/restaurant'
import { useSettings } from '../../lib/api/settings.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import classes from './invitation.module.css'

const { heading, text, buttons, desk } = aboutCopy.invitation

/** Where to write, and who reads it. */
export function Invitation() {
  const settings = useSettings()
  return (
    <section className={classes.section} aria-labelledby="invitation">
      <Container>
        <div className={classes.columns}>
          <div>
            <h2 id="invitation" className={classes.heading}>
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
          </div>
          <section className={classes.desk} aria-labelledby="desk">
            <h3 id="desk">{desk.heading}</h3>
            <ul role="list">
              {desk.lines(settings).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p>{desk.note(settings)}</p>
          </section>
        </div>
      </Container>
    </section>
  )
}
