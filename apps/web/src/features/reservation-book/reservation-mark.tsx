import type { ReservationStatus } from '@tiffin/contract'
import { reservationsCopy } from '@tiffin/restaurant'
import classes from '../../ui/status-mark.module.css'

// The grounds are those of an order that asks, or offers, as much.
const grounds: Record<ReservationStatus, string> = {
  requested: 'placed',
  confirmed: 'ready',
  seated: 'completed',
  declined: 'cancelled',
  cancelled: 'cancelled',
  'no-show': 'no-show',
}

/** Where a reservation stands, in one word on its own ground; a new request stands out. */
export function ReservationMark({ status }: { status: ReservationStatus }) {
  return (
    <span className={classes.mark} data-status={grounds[status]} data-for-staff>
      {reservationsCopy.statuses[status].label}
    </span>
  )
}
