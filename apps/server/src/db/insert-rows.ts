import { getTableName, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

const ROWS_AT_ONCE = 2000

/**
 * Inserts many rows in order, all with the same columns. Passing them as one JSON value costs a tenth of what a
 * parameter per field costs.
 */
export async function insertRows<Table extends PgTable>(
  tx: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const name = sql.identifier(getTableName(table))
  const columns = sql.join(
    [...new Set(rows.flatMap((row) => Object.keys(row)))].map((key) => sql.identifier(toSnakeCase(key))),
    sql`, `,
  )
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const part = rows.slice(start, start + ROWS_AT_ONCE).map(withColumnNames)
    await tx.execute(
      sql`insert into ${name} (${columns})
        select ${columns} from json_populate_recordset(null::${name}, ${JSON.stringify(part)}::json)`,
    )
  }
}

const withColumnNames = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [toSnakeCase(key), value as unknown]))
