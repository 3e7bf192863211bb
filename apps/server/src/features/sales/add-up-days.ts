import type { Database } from '../../db/database.ts'
import { salesDays, salesDishes, salesHours } from '../../db/schema/index.ts'
import { spanOfDay } from '../../platform/wall-clock.ts'
import { tryLockDay } from './lock-day.ts'
import { listOpenDays, type DaySpan } from './open-days.ts'
import { dishesSoldOn, hoursSoldOn } from './orders-as-sales.ts'
import { lastSettledDay } from './settled-day.ts'

// The sweep's share: a long history is added up over some hours, and nobody waits for it.
const MOST_DAYS = 1000

interface Wanted extends Partial<DaySpan> {
  nowMs: number
  atMost?: number
}

/** Adds up what is over and is not added up yet, the latest days first. */
export async function addUpDays(
  db: Database,
  { nowMs, from = '1970-01-01', to, atMost = MOST_DAYS }: Wanted,
): Promise<void> {
  const settled = lastSettledDay(nowMs)
  const open = await listOpenDays(db, { from, to: to === undefined || to > settled ? settled : to })
  for (const day of open.slice(-atMost).toReversed()) await addUpDay(db, day)
}

/** Whole or not at all. Leaves the day alone where somebody else is at it: it is read from its orders meanwhile. */
export async function addUpDay(db: Database, day: string): Promise<void> {
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
    },
    // Each statement sees what was committed before the lock was ours; a snapshot from before would not.
    { isolationLevel: 'read committed' },
  )
}
