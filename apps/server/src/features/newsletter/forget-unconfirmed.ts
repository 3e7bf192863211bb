import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { subscribers } from '../../db/schema/index.ts'
import { ended } from './subscriber-queries.ts'

const KEPT_DAYS = 30

/** Addresses that never confirmed are nobody's consent; one that had left before has left still. */
export async function forgetUnconfirmed(db: Database, now: Temporal.Instant): Promise<void> {
  const since = new Date(now.subtract({ hours: KEPT_DAYS * 24 }).epochMilliseconds)
  const isOld = and(eq(subscribers.status, 'pending'), lt(subscribers.askingAt, since))
  await db.delete(subscribers).where(and(isOld, isNull(subscribers.confirmedAt)))
  await db.update(subscribers).set(ended).where(isOld)
}
