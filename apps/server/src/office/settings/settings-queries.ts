import {
  nextStatuses,
  orderStatuses,
  reservationMoves,
  reservationStatuses,
  type SettingSection,
} from '@tiffin/contract'
import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import {
  categories,
  orderLines,
  orders,
  products,
  reservations,
  reservationSlots,
  settings,
} from '../../db/schema/index.ts'
import type { SettingRow } from '../../platform/read-settings.ts'

// Any number will do if nothing else on the database server uses it.
const SETTINGS_LOCK = 7_848

/**
 * Serializes changes of the settings: a section that was never changed has no row to lock. In a separate statement:
 * after the wait, the next one sees what the other transaction committed.
 */
export async function lockSettings(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SETTINGS_LOCK}::bigint)`)
}

export async function findSettingRow(db: Database, section: SettingSection): Promise<SettingRow | null> {
  const [row] = await db.select().from(settings).where(eq(settings.section, section))
  return row ?? null
}

export async function saveSettingRow(tx: Database, row: SettingRow): Promise<void> {
  await tx.insert(settings).values(row).onConflictDoUpdate({ target: settings.section, set: row })
}

const openOrders = orderStatuses.filter((status) => nextStatuses[status].length > 0)
const openReservations = reservationStatuses.filter((status) => reservationMoves[status].length > 0)

/** The orders that are still to be picked up, each with the categories of its dishes. Relies on orders_pickup_at. */
export const listPromisedOrders = (db: Database, from: Date) =>
  db
    .select({
      at: orders.pickupAt,
      categorySlugs: sql<string[]>`array_remove(array_agg(distinct ${categories.slug}), null)`,
    })
    .from(orders)
    .leftJoin(orderLines, eq(orderLines.orderId, orders.id))
    .leftJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(and(gte(orders.pickupAt, from), inArray(orders.status, openOrders)))
    .groupBy(orders.id)

/** Coming reservations, each with how many seats of its time are taken. Relies on reservations_starts_at. */
export const listPromisedTables = (db: Database, from: Date) =>
  db
    .select({ at: reservations.startsAt, seatsTaken: reservationSlots.seatsTaken })
    .from(reservations)
    .leftJoin(reservationSlots, eq(reservationSlots.startsAt, reservations.startsAt))
    .where(and(gte(reservations.startsAt, from), inArray(reservations.status, openReservations)))
