import type { OrderStatus } from '@tiffin/contract'
import { and, eq, gt, gte, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { orders, salesDays, salesHours } from '../../db/schema/index.ts'
import { readRegion } from '../../platform/read-settings.ts'
import { dayOn, spanOfDay } from '../../platform/wall-clock.ts'
import { lastSettledDay, lockDay } from './total-days.ts'
import { isSale } from './orders-as-sales.ts'

interface StatusChange {
  createdAt: Date
  from: OrderStatus
  to: OrderStatus
}

/**
 * Deletes the totals of the order's day if the change makes them wrong; they are computed again later. Call it in the
 * transaction of the change, after the change: a concurrent totalling either committed before, and is undone here, or
 * runs after the commit, and sees the change.
 */
export async function invalidateSalesOf(tx: Database, { createdAt, from, to }: StatusChange): Promise<void> {
  if (isSale(from) !== isSale(to)) await invalidateDayOf(tx, createdAt)
}

/** The same for a change of what was sold. */
export async function invalidateDayOf(tx: Database, createdAt: Date): Promise<void> {
  const day = dayOn(createdAt, await readRegion(tx))
  await lockDay(tx, day)
  await tx.delete(salesDays).where(eq(salesDays.day, day))
}

// A clock that is wrong for longer is noticed by everyone.
const LOOKED_AT_DAYS = 7

/**
 * Deletes the totals of days that were computed too early because the clock was ahead: of days that are not over, and
 * of days with orders added since. They are computed again when the days are over.
 */
export async function invalidatePrematureDays(db: Database, { nowMs }: { nowMs: number }): Promise<void> {
  const settled = lastSettledDay(nowMs, await readRegion(db))
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

/**
 * Deletes the totals of days that begin or end at a different instant than assumed when they were computed: the
 * restaurant's time zone was changed, or its country changed the clock rules and the news came late.
 */
export async function invalidateShiftedDays(db: Database): Promise<void> {
  const zone = await readRegion(db)
  const added = await db.select().from(salesDays)
  const moved = added.filter(({ day, startsAt, endsAt }) => {
    const { from, until } = spanOfDay(day, zone)
    return startsAt.getTime() !== from.getTime() || endsAt.getTime() !== until.getTime()
  })
  if (moved.length === 0) return
  const days = moved.map(({ day }) => day)
  await db.delete(salesDays).where(inArray(salesDays.day, days))
}
