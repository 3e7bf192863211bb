import { contactCopy, weeklyHoursLines, type Keeper } from '@tiffin/restaurant'
import { useSettings } from '../../lib/settings.tsx'
import { openNow } from './open-now.ts'
import { SpecialDayList } from './special-day-list.tsx'
import { useNowMs, useOpeningWeek } from './use-opening-week.ts'
import classes from './opening-hours.module.css'

const { hours } = contactCopy

/** Both sets of hours; once the browser knows what time it is, with who is there now. */
export function OpeningHours() {
  const settings = useSettings()
  return (
    <section aria-labelledby="hours">
      <h2 id="hours" className={classes.heading}>
        {hours.heading}
      </h2>
      <div className={classes.keepers}>
        <KeeperHours
          keeper="kitchen"
          name={hours.kitchen}
          hint={hours.kitchenHint}
          lines={weeklyHoursLines(settings.hours.kitchen)}
        />
        <KeeperHours
          keeper="desk"
          name={hours.desk}
          hint={hours.deskHint}
          lines={weeklyHoursLines(settings.hours.desk)}
        />
      </div>
      <SpecialDayList />
    </section>
  )
}

interface KeeperHoursProps {
  keeper: Keeper
  name: string
  hint: string
  lines: readonly string[]
}

function KeeperHours({ keeper, name, hint, lines }: KeeperHoursProps) {
  return (
    <div className={classes.keeper}>
      <h3 className={classes.name}>{name}</h3>
      <p className={classes.hint}>{hint}</p>
      <OpenNow keeper={keeper} />
      <ul role="list" className={classes.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

/** Two short lines before and after, so that nothing moves. */
function OpenNow({ keeper }: { keeper: Keeper }) {
  const { data } = useOpeningWeek()
  const nowMs = useNowMs()
  const found = data === undefined || nowMs === null ? null : openNow(data, keeper, nowMs)
  return (
    <p className={classes.now} data-open={found?.isOpen}>
      <strong>{found?.state ?? hours.weekly}</strong>
      <span>{found?.until ?? hours.weeklyHint}</span>
    </p>
  )
}
