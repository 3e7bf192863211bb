import { between, sql } from 'drizzle-orm'
import { SALES_OF_DAY } from '../../db/advisory-locks.ts'
import type { Database } from '../../db/database.ts'
import { orders, salesChoices, salesDays, salesDishes, salesHours } from '../../db/schema/index.ts'
import { readRegion } from '../../platform/read-settings.ts'
import { dayOn, spanOfDay, type Zone } from '../../platform/wall-clock.ts'
import { choicesSoldOn, dishesSoldOn, hoursSoldOn } from './orders-as-sales.ts'

// An order has the time at which its call arrived, and may be committed several retries later.
const SETTLED_AFTER_MS = 10 * 60 * 1000

/** The last day to which no more orders can be added: the day before the one it was a moment ago. */
export const lastSettledDay = (nowMs: number, zone: Zone): string =>
  Temporal.PlainDate.from(dayOn(new Date(nowMs - SETTLED_AFTER_MS), zone))
    .subtract({ days: 1 })
    .toString()

/**
 * Waits until no one else totals or invalidates this day; released when the transaction ends. Taken before anything is
 * read, and in a separate statement: the next one sees what the other transaction committed.
 */
export async function lockDay(tx: Database, day: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SALES_OF_DAY}::int, ${numberOf(day)}::int)`)
}

/** Returns false if another process has the lock. */
async function tryLockDay(tx: Database, day: string): Promise<boolean> {
  const [answer] = await tx
    .select({
      isLocked: sql<boolean>`pg_try_advisory_xact_lock(${SALES_OF_DAY}::int, ${numberOf(day)}::int)`,
    })
    .from(sql`(values (1)) as one`)
  return answer?.isLocked ?? false
}

const numberOf = (day: string) => Number(day.replaceAll('-', ''))

export interface DaySpan {
  /** Both included. */
  from: string
  to: string
}

/** The days of the span, in order, that have to be read from their orders. There are none before the first order. */
export async function listUntotalledDays(db: Database, { from, to }: DaySpan, zone: Zone): Promise<string[]> {
  const [found] = await db
    .select({
      firstOrderAt: sql`(select min(${orders.createdAt}) from ${orders})`.mapWith(orders.createdAt),
      added: sql<string[] | null>`array_agg(${salesDays.day}::text)`,
    })
    .from(salesDays)
    .where(between(salesDays.day, from, to))
  if (!found?.firstOrderAt) return []
  const opened = dayOn(found.firstOrderAt, zone)
  const isAdded = new Set(found.added)
  return daysOf({ from: opened > from ? opened : from, to }).filter((day) => !isAdded.has(day))
}

/** Every day from the first to the last. */
export function daysOf({ from, to }: DaySpan): string[] {
  const days = []
  for (let day = Temporal.PlainDate.from(from); day.toString() <= to; day = day.add({ days: 1 })) {
    days.push(day.toString())
  }
  return days
}

// Each hour: a long history is totalled over several hours, and no one waits for it.
const MOST_DAYS = 1000

interface Wanted extends Partial<DaySpan> {
  nowMs: number
  atMost?: number
}

/** Totals the past days that have no totals yet, latest first. */
export async function totalDays(
  db: Database,
  { nowMs, from = '1970-01-01', to, atMost = MOST_DAYS }: Wanted,
): Promise<void> {
  const zone = await readRegion(db)
  const settled = lastSettledDay(nowMs, zone)
  const meant = { from, to: to === undefined || to > settled ? settled : to }
  const untotalled = await listUntotalledDays(db, meant, zone)
  for (const day of untotalled.slice(-atMost).toReversed()) await totalDay(db, day)
}

/** All or nothing. Skips the day if another process is totalling it: until then it is read from its orders. */
export async function totalDay(db: Database, day: string): Promise<void> {
  await db.transaction(
    async (tx) => {
      if (!(await tryLockDay(tx, day))) return
      const zone = await readRegion(tx)
      const { from: startsAt, until: endsAt } = spanOfDay(day, zone)
      const [added] = await tx
        .insert(salesDays)
        .values({ day, startsAt, endsAt })
        .onConflictDoNothing()
        .returning()
      if (!added) return
      await tx.insert(salesHours).select(hoursSoldOn([day], zone))
      await tx.insert(salesDishes).select(dishesSoldOn([day], zone))
      await tx.insert(salesChoices).select(choicesSoldOn([day], zone))
    },
    // Each statement sees what was committed before we got the lock; an earlier snapshot would not.
    { isolationLevel: 'read committed' },
  )
}
