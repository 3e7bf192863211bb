import { sql, type SQL } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { type Database, rowsOf } from '../../db/database.ts'
import type { SiteTable } from './site-tables.ts'

const ROWS_PER_PART = 500

/** A checksum of a table's content: two tables with the same sum have the same content. */
export interface TableSum {
  rows: number
  bytes: number
  sha256: string
}

/** Makes the database write and read every value in one format, whatever its settings. Applies to the transaction. */
export async function setFixedFormats(tx: Database): Promise<void> {
  for (const setting of [
    `timezone = 'UTC'`,
    `datestyle = 'ISO, YMD'`,
    `intervalstyle = 'iso_8601'`,
    `bytea_output = 'hex'`,
    `extra_float_digits = 3`,
  ]) {
    await tx.execute(sql.raw(`set local ${setting}`))
  }
}

/**
 * Yields a table as lines of JSON, in parts. Each value is the text that Postgres itself writes for it, so nothing is
 * lost: no microsecond, no digit, and no difference between null and a null inside JSON.
 */
export async function dumpTable(
  tx: Database,
  table: SiteTable,
  write: (part: Buffer) => Promise<unknown> = async () => {},
): Promise<TableSum> {
  const hash = createHash('sha256')
  const sum = { rows: 0, bytes: 0 }
  await tx.execute(sql`declare dump no scroll cursor for ${linesOf(table)}`)
  for (;;) {
    const rows = await rowsOf<{ line: string }>(tx, sql.raw(`fetch ${ROWS_PER_PART} from dump`))
    if (rows.length === 0) break
    const part = Buffer.from(rows.map(({ line }) => `${line}\n`).join(''))
    hash.update(part)
    sum.rows += rows.length
    sum.bytes += part.length
    await write(part)
  }
  await tx.execute(sql`close dump`)
  return { ...sum, sha256: hash.digest('hex') }
}

// In an order that does not depend on the database's collation: equal tables then give equal files.
function linesOf({ name, columns, key }: SiteTable): SQL {
  const texts = columns.map((column) => sql`${sql.identifier(column.name)}::text`)
  const order = key.map((column) => sql`r.${sql.identifier(column)} collate "C"`)
  return sql`
    select row_to_json(r)::text as line
    from (select ${sql.join(texts, sql`, `)} from public.${sql.identifier(name)}) r
    order by ${sql.join(order, sql`, `)}`
}
