import { Link } from '@tanstack/react-router'
import { reservationsCopy, weeklyHoursLines } from '@tiffin/restaurant'
import { useSettings } from '../../lib/api/settings.tsx'
import { describeSpecialDay, useSoonSpecialDays } from '../../lib/time/special-days.ts'
import { CardSection } from '../../ui/card-section.tsx'
import classes from './table-notes.module.css'

const { hours, groups, specials } = reservationsCopy

/** Useful information beside the form. */
export function TableNotes() {
  const settings = useSettings()
  const specialDays = useSoonSpecialDays()
  return (
    <div className={classes.notes}>
      <CardSection title={hours.heading} lead={hours.text(settings)}>
        <ul role="list" className={classes.hours} aria-label={hours.kitchen}>
          {weeklyHoursLines(settings.hours.kitchen).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {specialDays.map((notice) => (
            <li key={notice.firstDay}>{describeSpecialDay(notice)}</li>
          ))}
        </ul>
      </CardSection>
      <CardSection title={specials.heading} lead={specials.text}>
        <Link to={specials.link.href} className={classes.link}>
          {specials.link.label}
        </Link>
      </CardSection>
      <CardSection title={groups.heading} lead={groups.text} />
    </div>
  )
}
