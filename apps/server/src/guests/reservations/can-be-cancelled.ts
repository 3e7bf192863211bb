import { reservationMoves } from '@tiffin/contract'
import type { ReservationRow } from './reservation-queries.ts'

/** Whether its guest can cancel it; if it has begun or ended, they have to call. */
export const canBeCancelled = ({ status, startsAt }: ReservationRow, nowMs: number): boolean =>
  reservationMoves[status].includes('cancelled') && startsAt.getTime() > nowMs
