import { and, gt, gte, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { orders, salesDays, salesHours } from '../../db/schema/index.ts'
import { lastSettledDay } from './settled-day.ts'

// A clock that is wrong for longer is noticed by everyone.
const LOOKED_AT_DAYS = 7

/**
 * Deletes the totals of days that were computed too early because the clock was ahead: of days that are not over, and
 * of days with orders added since. They are computed again when the days are over.
 */
export async function invalidatePrematureDays(db: Database, { nowMs }: { nowMs: number }): Promise<void> {
  const settled = lastSettledDay(nowMs)
  const oldest = Temporal.PlainDate.from(settled).subtract({ days: LOOKED_AT_DAYS }).toString()
  const placed = sql`(
    select count(*) from ${orders}
    where ${orders.createdAt} >= ${salesDays.startsAt} and ${orders.createdAt} < ${salesDays.endsAt}
  )`
  const totalled = sql`(
    select coalesce(sum(${salesHours.orders}), 0) from ${salesHours} where ${salesHours.day} = ${salesDays.day}
  )`
  const wrong = await db
    .select({ day: salesDays.day })
    .from(salesDays)
    .where(or(gt(salesDays.day, settled), and(gte(salesDays.day, oldest), sql`${placed} <> ${totalled}`)))
  if (wrong.length === 0) return
  const days = wrong.map(({ day }) => day)
  await db.delete(salesDays).where(inArray(salesDays.day, days))
}
