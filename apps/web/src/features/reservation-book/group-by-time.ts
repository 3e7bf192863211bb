import type { DeskReservation } from '@tiffin/contract'
import { dayOf } from '../../lib/local-time.ts'

export interface BookedTime {
  at: string
  local: string
  seats: number
  seatsTaken: number
  reservations: DeskReservation[]
}

export interface BookedDay {
  day: string
  times: BookedTime[]
}

/** The list as a book has it: by day, then by time, in the order in which they come. */
export function groupByTime(reservations: DeskReservation[]): BookedDay[] {
  const byDay = Map.groupBy(reservations, ({ startsLocal }) => dayOf(startsLocal))
  return [...byDay].map(([day, ofDay]) => ({
    day,
    times: [...Map.groupBy(ofDay, ({ startsAt }) => startsAt)].map(([at, together]) => {
      const { startsLocal: local, seats, seatsTaken } = together[0] as DeskReservation
      return { at, local, seats, seatsTaken, reservations: together }
    }),
  }))
}
