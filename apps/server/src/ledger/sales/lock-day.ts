/**
 * Serializes totalling and invalidating a day. The lock is taken before anything is read, and in a separate statement:
 * after the wait, the next one sees what the other transaction committed.
 */
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'

// Any number will do if nothing else on the database server uses it; the second key is the day's own number.
const SALES_LOCKS = 7_846

/** Waits for the lock; released when the transaction ends. */
export async function lockDay(tx: Database, day: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SALES_LOCKS}::int, ${numberOf(day)}::int)`)
}

/** Returns false if another process has the lock. */
export async function tryLockDay(tx: Database, day: string): Promise<boolean> {
  const [answer] = await tx
    .select({
      isLocked: sql<boolean>`pg_try_advisory_xact_lock(${SALES_LOCKS}::int, ${numberOf(day)}::int)`,
    })
    .from(sql`(values (1)) as one`)
  return answer?.isLocked ?? false
}

const numberOf = (day: string) => Number(day.replaceAll('-', ''))
