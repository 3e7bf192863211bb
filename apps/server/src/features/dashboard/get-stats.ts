import type { AdminStats } from '@tiffin/contract'
import { dollarsFromCents } from '@tiffin/pricing'
import { notInArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { orders, products, users } from '../../db/schema/index.ts'
import { listOrders } from '../orders/order-queries.ts'
import { presentOrder } from '../orders/present-order.ts'

const RECENT_ORDERS = 10

/** The counts of the dashboard's first row. What was cancelled or never picked up is no revenue. */
export async function getStats(db: Database): Promise<AdminStats> {
  const [revenue] = await db
    .select({ cents: sql<string | null>`sum(${orders.totalCents})::text` })
    .from(orders)
    .where(notInArray(orders.status, ['cancelled', 'no-show']))
  const { found, total } = await listOrders(db, { limit: RECENT_ORDERS })
  return {
    ordersCount: total,
    productsCount: await db.$count(products),
    usersCount: await db.$count(users),
    revenue: dollarsFromCents(Number(revenue?.cents ?? 0)),
    recentOrders: found.map(presentOrder),
  }
}
