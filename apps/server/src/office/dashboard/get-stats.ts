import {
  type AdminStats,
  isPermitted,
  openStatuses,
  type ServiceNow,
  unsoldStatuses,
  type WaitingCounts,
} from '@tiffin/contract'
import { moneyOf } from '@tiffin/pricing'
import { and, count, eq, gte, inArray, lt, ne, notInArray, sql, type SQL, sum } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import {
  cateringRequests,
  contactMessages,
  orders,
  products,
  reservations,
  reviews,
  users,
} from '../../db/schema/index.ts'
import { sumAllSales } from '../../ledger/sales/sales-queries.ts'
import { listLatestOrders } from '../../ordering/orders/order-queries.ts'
import { presentOrderForStaff } from '../../ordering/orders/present-order.ts'
import type { AdminContext, Deps } from '../../platform/context.ts'
import { readRegion, regionOf } from '../../platform/read-settings.ts'
import { dayOn, spanOfDay } from '../../platform/wall-clock.ts'

const RECENT_ORDERS = 10

/** The counts in the dashboard's first row. Revenue excludes cancelled orders and no-shows. */
export async function getStats(db: Database): Promise<AdminStats> {
  const sales = await sumAllSales(db)
  const recentOrders = await listLatestOrders(db, RECENT_ORDERS)
  const zone = await readRegion(db)
  return {
    ordersCount: sales.orders,
    productsCount: await db.$count(products),
    usersCount: await db.$count(users),
    revenue: moneyOf(zone).toAmount(sales.revenueCents),
    recentOrders: recentOrders.map((order) => presentOrderForStaff(order, zone)),
  }
}

const HOUR_MS = 60 * 60 * 1000

const countIf = (condition: SQL | undefined) => sql`count(*) filter (where ${condition})`.mapWith(Number)

/** Live order figures at this moment, including what is due for pickup today. */
export async function countNow({
  db,
  clock,
  catalogue,
}: Pick<Deps, 'db' | 'clock' | 'catalogue'>): Promise<ServiceNow> {
  const now = new Date(clock.nowMs())
  const zone = await regionOf({ catalogue })
  const { from, until } = spanOfDay(dayOn(now, zone), zone)
  const { status, pickupAt } = orders
  const inAnHour = new Date(now.getTime() + HOUR_MS)
  const [open] = await db
    .select({
      placed: countIf(eq(status, 'placed')),
      open: count(),
      late: countIf(and(lt(pickupAt, now), ne(status, 'ready'))),
      nextHour: countIf(and(gte(pickupAt, now), lt(pickupAt, inAnHour))),
    })
    .from(orders)
    .where(inArray(status, [...openStatuses]))
  const [today] = await db
    .select({ orders: count(), cents: sum(orders.totalCents).mapWith(Number) })
    .from(orders)
    .where(and(gte(pickupAt, from), lt(pickupAt, until), notInArray(status, [...unsoldStatuses])))
  return {
    ...(open ?? { placed: 0, open: 0, late: 0, nextHour: 0 }),
    today: { orders: today?.orders ?? 0, total: moneyOf(zone).toAmount(today?.cents ?? 0) },
  }
}

/** What is waiting for the caller on each page: the numbers beside the page names. */
export async function countWaiting({ db, clock, catalogue, caller }: AdminContext): Promise<WaitingCounts> {
  const may = (permission: 'orders' | 'enquiries' | 'reservations' | 'reviews') =>
    isPermitted(caller, permission)
  // As in the reservation book: requests for yesterday's tables no longer count.
  const zone = await regionOf({ catalogue })
  const { from: today } = spanOfDay(dayOn(new Date(clock.nowMs()), zone), zone)
  const requested = and(eq(reservations.status, 'requested'), gte(reservations.startsAt, today))
  return {
    ...(may('orders') && { orders: await db.$count(orders, eq(orders.status, 'placed')) }),
    ...(may('enquiries') && {
      messages: await db.$count(contactMessages, eq(contactMessages.state, 'new')),
      catering: await db.$count(cateringRequests, eq(cateringRequests.state, 'new')),
    }),
    ...(may('reservations') && { reservations: await db.$count(reservations, requested) }),
    ...(may('reviews') && { reviews: await db.$count(reviews, eq(reviews.status, 'pending')) }),
  }
}
