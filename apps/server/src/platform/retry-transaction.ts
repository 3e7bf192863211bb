import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database.ts'
import { isForeignKeyViolation, sqlStateOf } from '../db/sql-state.ts'
import { withNews } from './webhook-news.ts'

const MAX_RETRIES = 3
// serialization_failure, deadlock_detected: Postgres asks to repeat the whole transaction.
const RETRIABLE = new Set(['40001', '40P01'])

/** Runs the work in a transaction and retries it when the database asks for that; guests never see such a conflict. */
export async function retryTransaction<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
  config?: PgTransactionConfig,
): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await db.transaction((tx) => withNews(db, tx, work), config)
    } catch (error) {
      if (attempt === MAX_RETRIES || !RETRIABLE.has(sqlStateOf(error))) throw error
    }
  }
}

/** Runs the work once more if a row that it refers to was deleted in the middle of it: it then finds that row gone. */
export const retryIfGone = <Result>(work: () => Promise<Result>): Promise<Result> =>
  work().catch((error: unknown) => {
    if (isForeignKeyViolation(error)) return work()
    throw error
  })
