import type { Reservation } from '@tiffin/contract'
import { reservationsCopy } from '@tiffin/restaurant'
import { CardSection } from '../../ui/card-section.tsx'
import classes from './booked-table.module.css'

const { details, facts } = reservationsCopy.reservation

/** What the guest has entered. */
export function BookedFacts({ reservation }: { reservation: Reservation }) {
  const { name, email, phone, notes } = reservation
  const entered: [string, string | undefined][] = [
    [facts.name, name],
    [facts.email, email],
    [facts.phone, phone],
    [facts.notes, notes],
  ]
  return (
    <CardSection title={details}>
      <dl className={classes.facts}>
        {entered.map(
          ([label, text]) =>
            text !== undefined && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
    </CardSection>
  )
}
