import {
  MAX_LIST_LENGTH,
  nextStatuses,
  orderStatuses,
  reservationMoves,
  reservationStatuses,
} from '@tiffin/contract'
import { and, count, desc, eq, gte, inArray, lte, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { orders, reservations, specialDays } from '../../db/schema/index.ts'

export type SpecialDayRow = typeof specialDays.$inferSelect

export const listSpecialDayRows = (db: Database): Promise<SpecialDayRow[]> =>
  db.select().from(specialDays).orderBy(desc(specialDays.firstDay)).limit(MAX_LIST_LENGTH)

// Any number will do if nothing else on the database server uses it.
const SPECIAL_DAYS_LOCK = 7_847

/**
 * Serializes changes of the special days: no two may overlap, and of two concurrent saves neither would see the other.
 * In a separate statement: after the wait, the next one sees what the other transaction committed.
 */
export async function lockSpecialDays(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SPECIAL_DAYS_LOCK}::bigint)`)
}

export async function findSpecialDayRow(db: Database, id: string): Promise<SpecialDayRow | null> {
  const [row] = await db.select().from(specialDays).where(eq(specialDays.id, id))
  return row ?? null
}

/** Another special day that overlaps with these. */
export async function findOverlapping(
  tx: Database,
  { id, firstDay, lastDay }: Pick<SpecialDayRow, 'id' | 'firstDay' | 'lastDay'>,
): Promise<SpecialDayRow | null> {
  const [row] = await tx
    .select()
    .from(specialDays)
    .where(
      and(ne(specialDays.id, id), lte(specialDays.firstDay, lastDay), gte(specialDays.lastDay, firstDay)),
    )
    .orderBy(specialDays.firstDay)
    .limit(1)
  return row ?? null
}

export interface Promised {
  at: Date
  count: number
}

const openOrders = orderStatuses.filter((status) => nextStatuses[status].length > 0)
const openReservations = reservationStatuses.filter((status) => reservationMoves[status].length > 0)

/** How many unfinished orders are promised for each moment from then on. Relies on orders_pickup_at. */
export const countPromisedOrders = (db: Database, from: Date): Promise<Promised[]> =>
  db
    .select({ at: orders.pickupAt, count: count() })
    .from(orders)
    .where(and(gte(orders.pickupAt, from), inArray(orders.status, openOrders)))
    .groupBy(orders.pickupAt)

/** Relies on reservations_starts_at. */
export const countPromisedTables = (db: Database, from: Date): Promise<Promised[]> =>
  db
    .select({ at: reservations.startsAt, count: count() })
    .from(reservations)
    .where(and(gte(reservations.startsAt, from), inArray(reservations.status, openReservations)))
    .groupBy(reservations.startsAt)
