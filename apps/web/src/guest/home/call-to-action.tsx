import { homeCopy } from '@tiffin/restaurant'
import { useSettings } from '../../lib/api/settings.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import classes from './call-to-action.module.css'

const { heading, text, buttons } = homeCopy.callToAction

export function CallToAction() {
  const settings = useSettings()
  return (
    <section className={classes.section} aria-labelledby="call-to-action">
      <Container>
        <div className={classes.body}>
          <h2 id="call-to-action" className={classes.heading}>
            {heading}
          </h2>
          <p className={classes.text}>{text(settings)}</p>
          <div className={classes.buttons}>
            {buttons.map(({ label, href }, place) => (
              <ButtonLink key={href} to={href} look={place === 0 ? 'primary' : 'outline'} size="large">
                {label}
              </ButtonLink>
            ))}
          </div>
        </div>
      </Container>
      <img
        className={classes.thali}
        src="/art/hero-thali.svg"
        alt=""
        width={640}
        height={640}
        loading="lazy"
      />
    </section>
  )
}
