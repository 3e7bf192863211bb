import { sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'
import { rowsOf } from './rows-of.ts'

// Each statement stays within the time limit, and blocks the process of the embedded database only for a moment.
const ROWS_PER_STATEMENT = 1000

/**
 * Clears a column where it refers to one of these rows, before they are deleted: of a dish that was ordered a hundred
 * thousand times the deletion alone would take too long.
 */
export async function forgetRows(tx: Database, column: PgColumn, ids: readonly string[]): Promise<void> {
  const name = sql.identifier(toSnakeCase(column.name))
  const some = sql`array(
    select ctid from ${column.table} where ${name} = any(${sql.param(ids)}::text[]) limit ${ROWS_PER_STATEMENT}
  )`
  for (let changed = ROWS_PER_STATEMENT; changed === ROWS_PER_STATEMENT;) {
    const [row] = await rowsOf<{ changed: number }>(
      tx,
      sql`with changed as (update ${column.table} set ${name} = null where ctid = any(${some}) returning 1)
        select count(*)::float8 as changed from changed`,
    )
    changed = row?.changed ?? 0
  }
}
