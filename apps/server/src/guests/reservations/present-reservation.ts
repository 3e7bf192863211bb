import {
  type BookedReservation,
  type FileDownload,
  type Reply,
  type Reservation,
  reservationMoves,
  type ReservationStatus,
  type StaffReservation,
} from '@tiffin/contract'
import { makeCalendarFile } from '../../platform/calendar-file.ts'
import { localTimeOf, type Zone } from '../../platform/wall-clock.ts'
import type { BookedTable, ReservationRow } from './reservation-queries.ts'

/** Whether its guest can cancel it; if it has begun or ended, they have to call. */
export const canBeCancelled = ({ status, startsAt }: ReservationRow, nowMs: number): boolean =>
  reservationMoves[status].includes('cancelled') && startsAt.getTime() > nowMs

/** When and where it is looked at. */
interface Shown {
  nowMs: number
  zone: Zone
}

export function presentReservation(row: ReservationRow, { nowMs, zone }: Shown): Reservation {
  const { id, number, status, startsAt, partySize, name, email, phone, notes } = row
  return {
    _id: id,
    number,
    status,
    startsAt: startsAt.toISOString(),
    startsLocal: localTimeOf(startsAt, zone),
    partySize,
    name,
    email,
    phone,
    ...(notes !== null && { notes }),
    canCancel: canBeCancelled(row, nowMs),
  }
}

interface BookStatus extends Shown {
  /** Seats per time, taken or not. */
  seats: number
}

export const presentBooked = (
  { row, seatsTaken }: BookedTable,
  { seats, ...shown }: BookStatus,
): BookedReservation => ({
  ...presentReservation(row, shown),
  createdAt: row.createdAt.toISOString(),
  createdLocal: localTimeOf(row.createdAt, shown.zone),
  seatsTaken,
  seats,
})

export const presentStaffReservation = (
  { booked, replies }: { booked: BookedTable; replies: Reply[] },
  status: BookStatus,
): StaffReservation => ({ ...presentBooked(booked, status), replies })

const states: Partial<Record<ReservationStatus, 'TENTATIVE' | 'CONFIRMED'>> = {
  requested: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  seated: 'CONFIRMED',
}

/** A reservation as an entry for the guest's own calendar. */
export const makeCalendar = (
  { id, number, status, startsAt, partySize }: ReservationRow,
  made: Parameters<typeof makeCalendarFile>[1],
): FileDownload =>
  makeCalendarFile(
    {
      name: `reservation-${number}`,
      product: 'Reservations',
      startsAt,
      durationMinutes: 120,
      state: states[status] ?? 'CANCELLED',
      summary: `Table for ${partySize} at ${made.settings.identity.name}`,
      description: `Reservation ${number}`,
      url: `${made.publicUrl}/reservation/${id}`,
    },
    made,
  )
