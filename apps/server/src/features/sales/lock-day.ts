/**
 * One at a time, a day is added up or forgotten. The lock is taken before anything is read, and in a statement of its
 * own: whoever waited for it then sees what the one before has committed.
 */
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'

// Any number will do as long as nothing else on the server takes it; the day's own number is the second one.
const SALES_LOCKS = 7_846

/** Waits for its turn; until the transaction ends. */
export async function lockDay(tx: Database, day: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SALES_LOCKS}::int, ${numberOf(day)}::int)`)
}

/** Says false where somebody else is at it. */
export async function tryLockDay(tx: Database, day: string): Promise<boolean> {
  const [answer] = await tx
    .select({
      isLocked: sql<boolean>`pg_try_advisory_xact_lock(${SALES_LOCKS}::int, ${numberOf(day)}::int)`,
    })
    .from(sql`(values (1)) as one`)
  return answer?.isLocked ?? false
}

const numberOf = (day: string) => Number(day.replaceAll('-', ''))
