import type { SQL } from 'drizzle-orm'
import type { Database } from './database.ts'

/** The rows of a statement that no query builder can express, exactly as the driver returns them. */
export async function rowsOf<Row extends object>(db: Database, statement: SQL): Promise<Row[]> {
  // Both drivers return this shape, but their common type does not say so.
  const { rows } = await (db.execute(statement) as PromiseLike<{ rows: Row[] }>)
  return rows
}
