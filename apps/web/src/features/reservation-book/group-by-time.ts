import type { BookedReservation } from '@tiffin/contract'
import { dayOf } from '../../lib/local-time.ts'

export interface BookedTime {
  at: string
  local: string
  seats: number
  seatsTaken: number
  reservations: BookedReservation[]
}

export interface BookedDay {
  day: string
  times: BookedTime[]
}

/** The list grouped by day, then by time, in its original order. */
export function groupByTime(reservations: BookedReservation[]): BookedDay[] {
  const byDay = Map.groupBy(reservations, ({ startsLocal }) => dayOf(startsLocal))
  return [...byDay].map(([day, ofDay]) => ({
    day,
    times: [...Map.groupBy(ofDay, ({ startsAt }) => startsAt)].map(([at, together]) => {
      const { startsLocal: local, seats, seatsTaken } = together[0] as BookedReservation
      return { at, local, seats, seatsTaken, reservations: together }
    }),
  }))
}
