import { contactCopy } from '@tiffin/restaurant'
import { describeDays, describeHours, useSpecialDays } from '../../lib/time/special-days.ts'
import classes from './opening-hours.module.css'

const { special, specialHint, noSpecial } = contactCopy.hours

/** Holidays and closures of the coming weeks. */
export function SpecialDayList() {
  const { data } = useSpecialDays()
  const days = data?.days ?? []
  return (
    <div className={classes.special}>
      <h3 className={classes.name}>{special}</h3>
      <p className={classes.hint}>{days.length === 0 ? noSpecial : specialHint}</p>
      {days.length > 0 && (
        <ul role="list" className={classes.days}>
          {days.map((notice) => (
            <li key={notice.firstDay}>
              <span className={classes.when}>{describeDays(notice)}</span>
              <span>{notice.name}</span>
              <span className={classes.then}>{describeHours(notice.hours)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
