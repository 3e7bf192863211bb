import { and, isNull, lt } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { paymentEvents } from '../db/schema/index.ts'

/** Notices that came before this moment, and from which nothing has followed yet. */
export const countUnprocessed = (db: Database, before: Date): Promise<number> =>
  db.$count(paymentEvents, and(isNull(paymentEvents.processedAt), lt(paymentEvents.receivedAt, before)))
