import { openStatuses, type ServiceNow, unsoldStatuses } from '@tiffin/contract'
import { dollarsFromCents } from '@tiffin/pricing'
import { and, count, eq, gte, inArray, lt, ne, notInArray, sql, type SQL, sum } from 'drizzle-orm'
import { orders } from '../../db/schema/index.ts'
import type { Deps } from '../../platform/context.ts'
import { dayOn, spanOfDay } from '../../platform/wall-clock.ts'

const HOUR_MS = 60 * 60 * 1000

const countIf = (condition: SQL | undefined) => sql`count(*) filter (where ${condition})`.mapWith(Number)

/** Live order figures at this moment, including what is due for pickup today. */
export async function countNow({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<ServiceNow> {
  const now = new Date(clock.nowMs())
  const { from, until } = spanOfDay(dayOn(now))
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
    today: { orders: today?.orders ?? 0, total: dollarsFromCents(today?.cents ?? 0) },
  }
}
