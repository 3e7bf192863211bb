import { inArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { salesDays } from '../../db/schema/index.ts'
import { spanOfDay } from '../../platform/wall-clock.ts'

/**
 * Deletes the totals of days that begin or end at a different instant than assumed when they were computed: the
 * restaurant's time zone was changed, or its country changed the clock rules and the news came late.
 */
export async function invalidateShiftedDays(db: Database): Promise<void> {
  const added = await db.select().from(salesDays)
  const moved = added.filter(({ day, startsAt, endsAt }) => {
    const { from, until } = spanOfDay(day)
    return startsAt.getTime() !== from.getTime() || endsAt.getTime() !== until.getTime()
  })
  if (moved.length === 0) return
  const days = moved.map(({ day }) => day)
  await db.delete(salesDays).where(inArray(salesDays.day, days))
}
