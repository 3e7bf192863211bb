import { and, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { paymentEvents } from '../db/schema/index.ts'

/** Notices that came before this moment, and from which nothing has followed yet. */
export const countUnprocessed = (db: Database, before: Date): Promise<number> =>
  db.$count(paymentEvents, and(isNull(paymentEvents.processedAt), lt(paymentEvents.receivedAt, before)))

const KEPT_DAYS = 400

/** Old notices from which everything has followed. A provider repeats one for days, never for a year. */
export async function deleteOldNotices(db: Database, now: Temporal.Instant): Promise<void> {
  const tooOld = new Date(now.subtract({ hours: 24 * KEPT_DAYS }).epochMilliseconds)
  await db
    .delete(paymentEvents)
    .where(and(isNotNull(paymentEvents.processedAt), lt(paymentEvents.receivedAt, tooOld)))
}
