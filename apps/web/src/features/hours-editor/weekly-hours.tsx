import { restaurant } from '@tiffin/restaurant'
import { CardSection } from '../../ui/card-section.tsx'
import classes from './weekly-hours.module.css'

const { kitchenHoursLines, deskHoursLines } = restaurant

/** The hours of an ordinary week, to be read only. */
export function WeeklyHours() {
  return (
    <CardSection
      title="Weekly hours"
      lead="They belong to the restaurant’s profile and are changed there, with a new version of the site."
    >
      <dl className={classes.keepers}>
        <Keeper name="Kitchen: orders and tables" lines={kitchenHoursLines} />
        <Keeper name="Enquiries and catering desk" lines={deskHoursLines} />
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
