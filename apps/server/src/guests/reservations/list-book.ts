import type { ReservationSpan, ReservationStatus } from '@tiffin/contract'
import type { Database } from '../../db/database.ts'
import type { Clock } from '../../platform/clock.ts'
import { dayOn, spanOfDay } from '../../platform/wall-clock.ts'
import { listReservations } from './reservation-queries.ts'

interface Wanted {
  day?: string | undefined
  span?: ReservationSpan | undefined
  status?: ReservationStatus | undefined
  q?: string | undefined
  limit?: number | undefined
  offset?: number | undefined
}

/** The reservation book: one day, or from today onward, or backward from yesterday. */
export function listBook(
  { db, clock }: { db: Database; clock: Clock },
  { day, span, ...filter }: Wanted,
): ReturnType<typeof listReservations> {
  if (day !== undefined) return listReservations(db, { ...filter, ...spanOfDay(day) })
  const { from: today } = spanOfDay(dayOn(new Date(clock.nowMs())))
  return span === 'past'
    ? listReservations(db, { ...filter, until: today, isNewestFirst: true })
    : listReservations(db, { ...filter, from: today })
}
