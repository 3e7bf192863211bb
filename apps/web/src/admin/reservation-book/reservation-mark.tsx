import type { ReservationStatus } from '@tiffin/contract'
import { reservationsCopy } from '@tiffin/restaurant'
import classes from '../../domain/status-mark.module.css'

// The background colours match those of comparable order statuses.
const grounds: Record<ReservationStatus, string> = {
  requested: 'placed',
  confirmed: 'ready',
  seated: 'completed',
  declined: 'cancelled',
  cancelled: 'cancelled',
  'no-show': 'no-show',
}

/** A reservation's status as a coloured label; a new request stands out. */
export const ReservationMark = ({ status }: { status: ReservationStatus }) => (
  <span className={classes.mark} data-status={grounds[status]} data-for-staff>
    {reservationsCopy.statuses[status].label}
  </span>
)
