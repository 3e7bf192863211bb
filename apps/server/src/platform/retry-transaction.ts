import type { Database } from '../db/database.ts'
import { sqlStateOf } from '../db/sql-state.ts'

const MAX_RETRIES = 3
// serialization_failure, deadlock_detected: Postgres asks for the whole transaction again.
const RETRIABLE = new Set(['40001', '40P01'])

/** Runs the work in a transaction, again where the database asks for it; a guest never sees such a collision. */
export async function retryTransaction<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (attempt === MAX_RETRIES || !RETRIABLE.has(sqlStateOf(error))) throw error
    }
  }
}
