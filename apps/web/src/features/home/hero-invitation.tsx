import { homeCopy } from '@tiffin/restaurant'
import { useSettings } from '../../lib/settings.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import classes from './hero-invitation.module.css'

const { buttons, facts } = homeCopy.hero
const [orderButton, tableButton, ...otherButtons] = buttons

/** What to do next, and three reasons for it. */
export function HeroInvitation() {
  const settings = useSettings()
  return (
    <>
      <div className={classes.buttons}>
        {orderButton !== undefined && (
          <ButtonLink to={orderButton.href} look="accent" size="large">
            {orderButton.label}
          </ButtonLink>
        )}
        {tableButton !== undefined && (
          <ButtonLink to={tableButton.href} look="on-dark" size="large">
            {tableButton.label}
          </ButtonLink>
        )}
        <div className={classes.others}>
          {otherButtons.map(({ label, href }) => (
            <ButtonLink key={href} to={href} look="on-dark" className={classes.other}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
      <ul role="list" className={classes.facts}>
        {facts(settings).map(({ figure, label }) => (
          <li key={label}>
            <strong>{figure}</strong>
            {label}
          </li>
        ))}
      </ul>
    </>
  )
}
