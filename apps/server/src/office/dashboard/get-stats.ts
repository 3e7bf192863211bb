import type { AdminStats } from '@tiffin/contract'
import { dollarsFromCents } from '@tiffin/pricing'
import type { Database } from '../../db/database.ts'
import { products, users } from '../../db/schema/index.ts'
import { listLatestOrders } from '../../ordering/orders/order-queries.ts'
import { presentOrder } from '../../ordering/orders/present-order.ts'
import { sumAllSales } from '../../ledger/sales/sales-queries.ts'

const RECENT_ORDERS = 10

/** The counts in the dashboard's first row. Revenue excludes cancelled orders and no-shows. */
export async function getStats(db: Database): Promise<AdminStats> {
  const { orders, revenueCents } = await sumAllSales(db)
  const recentOrders = await listLatestOrders(db, RECENT_ORDERS)
  return {
    ordersCount: orders,
    productsCount: await db.$count(products),
    usersCount: await db.$count(users),
    revenue: dollarsFromCents(revenueCents),
    recentOrders: recentOrders.map(presentOrder),
  }
}
