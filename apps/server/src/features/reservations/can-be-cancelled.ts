import { reservationMoves } from '@tiffin/contract'
import type { ReservationRow } from './reservation-queries.ts'

/** By its guest: what has begun, or ended, is for a call. */
export const canBeCancelled = ({ status, startsAt }: ReservationRow, nowMs: number): boolean =>
  reservationMoves[status].includes('cancelled') && startsAt.getTime() > nowMs
