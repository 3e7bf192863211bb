import type { SQL } from 'drizzle-orm'
import type { Database } from './database.ts'

/** The rows of a statement that no query builder can write, as the driver hands them over. */
export async function rowsOf<Row extends object>(db: Database, statement: SQL): Promise<Row[]> {
  // Both drivers answer so; the type that they share does not say it.
  const { rows } = await (db.execute(statement) as PromiseLike<{ rows: Row[] }>)
  return rows
}
