import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { subscribers } from '../../db/schema/index.ts'
import { ended } from './subscriber-queries.ts'

const RETENTION_DAYS = 30

/** Deletes addresses that never confirmed; someone who unsubscribed before asking again stays unsubscribed. */
export async function deleteUnconfirmed(db: Database, now: Temporal.Instant): Promise<void> {
  const since = new Date(now.subtract({ hours: RETENTION_DAYS * 24 }).epochMilliseconds)
  const isOld = and(eq(subscribers.status, 'pending'), lt(subscribers.askingAt, since))
  await db.delete(subscribers).where(and(isOld, isNull(subscribers.confirmedAt)))
  await db.update(subscribers).set(ended).where(isOld)
}
