import type { DeskReservation, Letter, Reservation, StaffReservation } from '@tiffin/contract'
import { restaurant } from '@tiffin/restaurant'
import { localTimeOf } from '../../platform/wall-clock.ts'
import { canBeCancelled } from './can-be-cancelled.ts'
import type { BookedTable, ReservationRow } from './reservation-queries.ts'

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

export const presentBooked = ({ row, seatsTaken }: BookedTable, nowMs: number): DeskReservation => ({
  ...presentReservation(row, nowMs),
  createdAt: row.createdAt.toISOString(),
  createdLocal: localTimeOf(row.createdAt),
  seatsTaken,
  seats: restaurant.reservations.seatsPerSlot,
})

export const presentStaffReservation = (
  { booked, letters }: { booked: BookedTable; letters: Letter[] },
  nowMs: number,
): StaffReservation => ({ ...presentBooked(booked, nowMs), letters })
