import { weeklyHoursLines } from '@tiffin/restaurant'
import { useSettings } from '../../lib/api/settings.tsx'
import { describeSpecialDay, useSoonSpecialDays } from '../../lib/time/special-days.ts'
import { DirectionsCard } from '../../domain/directions-card.tsx'
import classes from './pickup-place.module.css'

export function PickupPlace() {
  const { hours } = useSettings()
  const specialDays = useSoonSpecialDays()
  return (
    <section className={classes.card} aria-labelledby="pickup-place">
      <h2 id="pickup-place" className={classes.title}>
        Where to pick up
      </h2>
      <DirectionsCard directions="Directions" />
      <ul role="list" className={classes.hours} aria-label="Kitchen hours">
        {weeklyHoursLines(hours.kitchen).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {specialDays.map((notice) => (
          <li key={notice.firstDay}>{describeSpecialDay(notice)}</li>
        ))}
      </ul>
    </section>
  )
}
