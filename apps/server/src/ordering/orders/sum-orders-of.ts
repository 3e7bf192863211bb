import { unsoldStatuses } from '@tiffin/contract'
import { and, count, eq, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { orders, users } from '../../db/schema/index.ts'

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
      spentCents: sql<string>`coalesce(sum(${orders.totalCents}) filter (where ${notInArray(orders.status, [...unsoldStatuses])}), 0)::text`,
    })
    .from(users)
    .innerJoin(orders, isTheirs)
    .where(inArray(users.id, userIds))
    .groupBy(users.id)
  return new Map(
    sums.map(({ userId, spentCents, ...sum }) => [userId, { ...sum, spentCents: Number(spentCents) }]),
  )
}
