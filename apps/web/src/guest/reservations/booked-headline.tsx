import type { Reservation } from '@tiffin/contract'
import { reservationsCopy } from '@tiffin/restaurant'
import { formatClock, formatDay } from '../../lib/time/local-time.ts'
import { useSettings } from '../../lib/api/settings.tsx'
import { DoneBand } from '../../ui/done-band.tsx'
import classes from './booked-headline.module.css'
import { wasJustBooked } from './just-booked.ts'

const { eyebrow, requested, table, facts } = reservationsCopy.reservation

export function BookedHeadline({ reservation }: { reservation: Reservation }) {
  const settings = useSettings()
  const { _id, number, status, startsAt, startsLocal, partySize } = reservation
  const { label, text } = reservationsCopy.statuses[status]
  const statusText = (
    <>
      <strong>{label}</strong> {text(settings)}
    </>
  )
  return (
    <DoneBand
      justDone={wasJustBooked(_id) && status === 'requested' && requested}
      eyebrow={`${eyebrow} ${number}`}
      title={table(partySize)}
      facts={[{ term: facts.status, value: statusText }]}
    >
      <p className={classes.when}>
        <time dateTime={startsAt}>
          <strong>{formatClock(startsLocal)}</strong> {formatDay(startsLocal)}
        </time>
      </p>
    </DoneBand>
  )
}
