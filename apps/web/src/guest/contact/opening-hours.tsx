import { contactCopy, weeklyHoursLines, type Department } from '@tiffin/restaurant'
import { useSettings } from '../../lib/api/settings.tsx'
import { openNow } from './open-now.ts'
import { SpecialDayList } from './special-day-list.tsx'
import { useNowMs, useOpeningWeek } from './use-opening-week.ts'
import classes from './opening-hours.module.css'

const { hours } = contactCopy

/** Both sets of hours; once the browser knows the time, also whether they are open now. */
export function OpeningHours() {
  const settings = useSettings()
  return (
    <section aria-labelledby="hours">
      <h2 id="hours" className={classes.heading}>
        {hours.heading}
      </h2>
      <div className={classes.keepers}>
        <DepartmentHours
          department="kitchen"
          name={hours.kitchen}
          hint={hours.kitchenHint}
          lines={weeklyHoursLines(settings.hours.kitchen)}
        />
        <DepartmentHours
          department="desk"
          name={hours.desk}
          hint={hours.deskHint}
          lines={weeklyHoursLines(settings.hours.desk)}
        />
      </div>
      <SpecialDayList />
    </section>
  )
}

interface DepartmentHoursProps {
  department: Department
  name: string
  hint: string
  lines: readonly string[]
}

function DepartmentHours({ department, name, hint, lines }: DepartmentHoursProps) {
  return (
    <div className={classes.keeper}>
      <h3 className={classes.name}>{name}</h3>
      <p className={classes.hint}>{hint}</p>
      <OpenNow department={department} />
      <ul role="list" className={classes.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

/** Two short lines before and after, so that nothing moves. */
function OpenNow({ department }: { department: Department }) {
  const { data } = useOpeningWeek()
  const nowMs = useNowMs()
  const found = data === undefined || nowMs === null ? null : openNow(data, department, nowMs)
  return (
    <p className={classes.now} data-open={found?.isOpen}>
      <strong>{found?.state ?? hours.weekly}</strong>
      <span>{found?.until ?? hours.weeklyHint}</span>
    </p>
  )
}
