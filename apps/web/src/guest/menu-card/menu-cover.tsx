import { Fragment } from 'react'
import { weeklyHoursLines } from '@tiffin/contract'
import { menuCopy } from '@tiffin/copy'
import { useSettings } from '../../lib/api/settings.tsx'
import { describeSpecialDay, useSoonSpecialDays } from '../../lib/time/special-days.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import classes from './menu-cover.module.css'

interface MenuCoverProps {
  /** A page has one: the contract sees to it. */
  head: { heading: string; text: string } | undefined
  hasSpice: boolean
}

/** The head of the card. On paper, without the site's header and footer, it says whose menu it is. */
export function MenuCover({ head, hasSpice }: MenuCoverProps) {
  const { address, contact, hours, identity, region } = useSettings()
  const soon = useSoonSpecialDays()
  const [next] = soon
  return (
    <header className={classes.cover}>
      <div className={classes.whose}>
        <div className={classes.top}>
          <p className={classes.brand}>{identity.name}</p>
          {next !== undefined && <p className={classes.next}>{describeSpecialDay(next, region)}</p>}
        </div>
        <p>
          {address.street}, {address.city} · <span className={classes.days}>{contact.phone.display}</span> ·{' '}
          {menuCopy.hoursHeading}{' '}
          {weeklyHoursLines(hours.kitchen, region).map((line, index) => (
            <Fragment key={line}>
              {index > 0 && ', '}
              <span className={classes.days}>{line}</span>
            </Fragment>
          ))}
        </p>
      </div>
      <h1>{head?.heading}</h1>
      <p className={classes.lead}>{head?.text}</p>
      {soon.length > 0 && (
        <ul role="list" className={classes.soon} aria-label={menuCopy.specialDaysLabel}>
          {soon.map((notice) => (
            <li key={notice.firstDay}>{describeSpecialDay(notice, region)}</li>
          ))}
        </ul>
      )}
      <div className={classes.actions}>
        <ButtonLink to="/order-online" size="large">
          {menuCopy.orderOnline}
        </ButtonLink>
        <Button
          look="outline"
          size="large"
          className={classes.print}
          onClick={() => window.print()}
          data-still="print"
        >
          {menuCopy.print}
        </Button>
      </div>
      <MenuLegend hasSpice={hasSpice} />
    </header>
  )
}

const { heading, dietary, spice } = menuCopy.legend

/** What the letters mean, and how the spice levels compare. */
function MenuLegend({ hasSpice }: { hasSpice: boolean }) {
  return (
    <div role="group" aria-label={heading} className={classes.legend}>
      <dl>
        {Object.values(dietary).map(({ short, meaning }) => (
          <div key={short} className={classes.diet}>
            <dt>{short}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      {hasSpice && (
        <dl>
          {spice.map(({ level, text }) => (
            <div key={level} className={classes.spice}>
              <dt>{level}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
