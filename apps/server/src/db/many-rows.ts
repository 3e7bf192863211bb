import { getTableName, inArray, lt, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Database, rowsOf } from './database.ts'

const ROWS_INSERTED_AT_ONCE = 2000

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
  for (let start = 0; start < rows.length; start += ROWS_INSERTED_AT_ONCE) {
    const part = rows.slice(start, start + ROWS_INSERTED_AT_ONCE).map(withColumnNames)
    await tx.execute(
      sql`insert into ${name} (${columns})
        select ${columns} from json_populate_recordset(null::${name}, ${JSON.stringify(part)}::json)`,
    )
  }
}

const withColumnNames = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [toSnakeCase(key), value as unknown]))

// Of the embedded database a statement blocks the process.
const ROWS_DELETED_AT_ONCE = 500

type DatedTable = PgTable & { id: PgColumn }

/** Deletes the rows from before `tooOld`, some at a time: the first run meets years of them. */
export async function deleteOldRows(
  db: Database,
  table: DatedTable,
  { writtenAt, tooOld }: { writtenAt: PgColumn; tooOld: Date },
): Promise<void> {
  for (let deleted = ROWS_DELETED_AT_ONCE; deleted === ROWS_DELETED_AT_ONCE;) {
    const some = db
      .select({ id: table.id })
      .from(table)
      .where(lt(writtenAt, tooOld))
      .limit(ROWS_DELETED_AT_ONCE)
    const rows = await db.delete(table).where(inArray(table.id, some)).returning({ id: table.id })
    deleted = rows.length
  }
}

// Each statement stays within the time limit, and blocks the process of the embedded database only for a moment.
const ROWS_FORGOTTEN_AT_ONCE = 1000

/**
 * Clears a column where it refers to one of these rows, before they are deleted: of a dish that was ordered a hundred
 * thousand times the deletion alone would take too long.
 */
export async function forgetRows(tx: Database, column: PgColumn, ids: readonly string[]): Promise<void> {
  const name = sql.identifier(toSnakeCase(column.name))
  const some = sql`array(
    select ctid from ${column.table} where ${name} = any(${sql.param(ids)}::text[]) limit ${ROWS_FORGOTTEN_AT_ONCE}
  )`
  for (let changed = ROWS_FORGOTTEN_AT_ONCE; changed === ROWS_FORGOTTEN_AT_ONCE;) {
    const [row] = await rowsOf<{ changed: number }>(
      tx,
      sql`with changed as (update ${column.table} set ${name} = null where ctid = any(${some}) returning 1)
        select count(*)::float8 as changed from changed`,
    )
    changed = row?.changed ?? 0
  }
}
