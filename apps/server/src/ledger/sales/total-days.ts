import type { Database } from '../../db/database.ts'
import { salesChoices, salesDays, salesDishes, salesHours } from '../../db/schema/index.ts'
import { spanOfDay } from '../../platform/wall-clock.ts'
import { tryLockDay } from './lock-day.ts'
import { choicesSoldOn, dishesSoldOn, hoursSoldOn } from './orders-as-sales.ts'
import { lastSettledDay } from './settled-day.ts'
import { listUntotalledDays, type DaySpan } from './untotalled-days.ts'

// Per sweep: a long history is totalled over several hours, and no one waits for it.
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
  const settled = lastSettledDay(nowMs)
  const untotalled = await listUntotalledDays(db, {
    from,
    to: to === undefined || to > settled ? settled : to,
  })
  for (const day of untotalled.slice(-atMost).toReversed()) await totalDay(db, day)
}

/** All or nothing. Skips the day if another process is totalling it: until then it is read from its orders. */
export async function totalDay(db: Database, day: string): Promise<void> {
  await db.transaction(
    async (tx) => {
      if (!(await tryLockDay(tx, day))) return
      const { from: startsAt, until: endsAt } = spanOfDay(day)
      const [added] = await tx
        .insert(salesDays)
        .values({ day, startsAt, endsAt })
        .onConflictDoNothing()
        .returning()
      if (!added) return
      await tx.insert(salesHours).select(hoursSoldOn([day]))
      await tx.insert(salesDishes).select(dishesSoldOn([day]))
      await tx.insert(salesChoices).select(choicesSoldOn([day]))
    },
    // Each statement sees what was committed before we got the lock; an earlier snapshot would not.
    { isolationLevel: 'read committed' },
  )
}
