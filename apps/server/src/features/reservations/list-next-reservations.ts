import type { ReservationStatus } from '@tiffin/contract'
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { reservations } from '../../db/schema/index.ts'
import type { ReservationRow } from './reservation-queries.ts'

const PART_LENGTH = 500

interface ReservedSpan {
  /** Beginning from the one instant to before the other. */
  from: Date
  until: Date
  status?: ReservationStatus | undefined
}

/** The next ones after `last`, in the order of their times: along the index reservations_starts_at. */
export const listNextReservations = (
  db: Database,
  { from, until, status }: ReservedSpan,
  last: ReservationRow | undefined,
): Promise<ReservationRow[]> =>
  db
    .select()
    .from(reservations)
    .where(
      and(
        gte(reservations.startsAt, from),
        lt(reservations.startsAt, until),
        status && eq(reservations.status, status),
        last && sql`(${reservations.startsAt}, ${reservations.number}) > (${last.startsAt}, ${last.number})`,
      ),
    )
    .orderBy(asc(reservations.startsAt), asc(reservations.number))
    .limit(PART_LENGTH)
