import { homeCopy } from '@tiffin/restaurant'
import { useSettings, useShownLinks } from '../../lib/api/settings.tsx'
import { trpc } from '../../lib/api/trpc.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { newArrivalsInput } from '../../lib/api/page-queries.ts'
import classes from './hero-invitation.module.css'

const { buttons, facts } = homeCopy.hero

/** What to do next, and three reasons for it. */
export function HeroInvitation() {
  const settings = useSettings()
  const menu = useMenuSize()
  const [orderButton, tableButton, ...otherButtons] = useShownLinks(buttons)
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
        {facts(settings, menu).map(({ figure, label }) => (
          <li key={label}>
            <strong>{figure}</strong>
            {label}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Null while it is not known. */
function useMenuSize() {
  const { data: newest } = trpc.products.list.useQuery(newArrivalsInput)
  const { data: categories } = trpc.categories.list.useQuery()
  return newest && categories ? { dishes: newest.total, categories: categories.length } : null
}
