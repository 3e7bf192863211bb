import { between, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { orders, salesDays } from '../../db/schema/index.ts'
import { dayOn } from '../../platform/wall-clock.ts'

export interface DaySpan {
  /** Both included. */
  from: string
  to: string
}

/** The days of the span, in order, that have to be read from their orders. There are none before the first order. */
export async function listUntotalledDays(db: Database, { from, to }: DaySpan): Promise<string[]> {
  const [found] = await db
    .select({
      firstOrderAt: sql`(select min(${orders.createdAt}) from ${orders})`.mapWith(orders.createdAt),
      added: sql<string[] | null>`array_agg(${salesDays.day}::text)`,
    })
    .from(salesDays)
    .where(between(salesDays.day, from, to))
  if (!found?.firstOrderAt) return []
  const opened = dayOn(found.firstOrderAt)
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
