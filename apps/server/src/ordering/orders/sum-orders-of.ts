import { unsoldStatuses } from '@tiffin/contract'
import { and, count, eq, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { guestContacts, guests, orders, users } from '../../db/schema/index.ts'
import { isOrderOf } from './order-queries.ts'

const spentCents = sql<string>`coalesce(sum(${orders.totalCents}) filter (where ${notInArray(orders.status, [...unsoldStatuses])}), 0)::text`

export interface OrdersSum {
  count: number
  /** Excludes cancelled orders and no-shows. */
  spentCents: number
}

/** How many orders these accounts have placed and what they spent; uses the same definition as `isOrderOf`. */
export async function sumOrdersOf(db: Database, userIds: string[]): Promise<Map<string, OrdersSum>> {
  const isTheirs = or(
    eq(orders.userId, users.id),
    and(
      isNull(orders.userId),
      eq(users.role, 'customer'),
      isNotNull(users.emailVerifiedAt),
      eq(sql`lower(${orders.customerEmail})`, users.email),
    ),
  )
  const sums = await db
    .select({
      userId: users.id,
      count: count(orders.id),
      spentCents,
    })
    .from(users)
    .innerJoin(orders, isTheirs)
    .where(inArray(users.id, userIds))
    .groupBy(users.id)
  const found = new Map(
    sums.map(({ userId, spentCents: spent, ...sum }) => [userId, { ...sum, spentCents: Number(spent) }]),
  )
  // Few accounts have been merged with other contacts, and a sum for all of them would use no index.
  for (const user of await listMerged(db, userIds)) found.set(user.id, await sumOf(db, user))
  return found
}

async function listMerged(db: Database, userIds: string[]) {
  const merged = db
    .select({ userId: guests.userId })
    .from(guests)
    .innerJoin(guestContacts, eq(guestContacts.guestId, guests.id))
  return db
    .select()
    .from(users)
    .where(and(inArray(users.id, userIds), inArray(users.id, merged)))
}

async function sumOf(db: Database, user: typeof users.$inferSelect): Promise<OrdersSum> {
  const [sum] = await db.select({ count: count(), spentCents }).from(orders).where(isOrderOf(user))
  return { count: sum?.count ?? 0, spentCents: Number(sum?.spentCents ?? 0) }
}
