import type { SectionOf } from '@tiffin/contract'
import { useShownLinks } from '../../lib/api/settings.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import classes from './hero-invitation.module.css'

/** What to do next, and a few reasons for it. */
export function HeroInvitation({ section: { buttons, facts } }: { section: SectionOf<'slides'> }) {
  const [first, second, ...others] = useShownLinks(buttons)
  return (
    <>
      <div className={classes.buttons}>
        {first !== undefined && (
          <ButtonLink to={first.href} look="accent" size="large">
            {first.label}
          </ButtonLink>
        )}
        {second !== undefined && (
          <ButtonLink to={second.href} look="on-dark" size="large">
            {second.label}
          </ButtonLink>
        )}
        <div className={classes.others}>
          {others.map(({ label, href }) => (
            <ButtonLink key={href} to={href} look="on-dark" className={classes.other}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
      {facts.length > 0 && (
        <ul role="list" className={classes.facts}>
          {facts.map(({ figure, label }) => (
            <li key={label}>
              <strong>{figure}</strong>
              {label}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
