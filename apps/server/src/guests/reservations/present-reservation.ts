import {
  type BookedReservation,
  type Letter,
  type Reservation,
  reservationMoves,
  type StaffReservation,
} from '@tiffin/contract'
import { localTimeOf } from '../../platform/wall-clock.ts'
import type { BookedTable, ReservationRow } from './reservation-queries.ts'

/** Whether its guest can cancel it; if it has begun or ended, they have to call. */
export const canBeCancelled = ({ status, startsAt }: ReservationRow, nowMs: number): boolean =>
  reservationMoves[status].includes('cancelled') && startsAt.getTime() > nowMs

export function presentReservation(row: ReservationRow, nowMs: number): Reservation {
  const { id, number, status, startsAt, partySize, name, email, phone, notes } = row
  return {
    _id: id,
    number,
    status,
    startsAt: startsAt.toISOString(),
    startsLocal: localTimeOf(startsAt),
    partySize,
    name,
    email,
    phone,
    ...(notes !== null && { notes }),
    canCancel: canBeCancelled(row, nowMs),
  }
}

interface BookStatus {
  nowMs: number
  /** Seats per time, taken or not. */
  seats: number
}

export const presentBooked = (
  { row, seatsTaken }: BookedTable,
  { nowMs, seats }: BookStatus,
): BookedReservation => ({
  ...presentReservation(row, nowMs),
  createdAt: row.createdAt.toISOString(),
  createdLocal: localTimeOf(row.createdAt),
  seatsTaken,
  seats,
})

export const presentStaffReservation = (
  { booked, letters }: { booked: BookedTable; letters: Letter[] },
  status: BookStatus,
): StaffReservation => ({ ...presentBooked(booked, status), letters })
