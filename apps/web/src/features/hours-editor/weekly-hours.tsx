import { weeklyHoursLines } from '@tiffin/restaurant'
import { useSettings } from '../../lib/settings.tsx'
import { CardSection } from '../../ui/card-section.tsx'
import classes from './weekly-hours.module.css'

/** The hours of an ordinary week, to be read only. */
export function WeeklyHours() {
  const { hours } = useSettings()
  return (
    <CardSection title="Weekly hours" lead="They are changed under Settings.">
      <dl className={classes.keepers}>
        <Keeper name="Kitchen: orders and tables" lines={weeklyHoursLines(hours.kitchen)} />
        <Keeper name="Enquiries and catering desk" lines={weeklyHoursLines(hours.desk)} />
      </dl>
    </CardSection>
  )
}

function Keeper({ name, lines }: { name: string; lines: readonly string[] }) {
  return (
    <div>
      <dt className={classes.name}>{name}</dt>
      {lines.map((line) => (
        <dd key={line} className={classes.line}>
          {line}
        </dd>
      ))}
    </div>
  )
}
