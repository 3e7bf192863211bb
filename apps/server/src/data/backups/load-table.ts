import { sql } from 'drizzle-orm'
import { createReadStream } from 'node:fs'
import type { Database } from '../../db/database.ts'
import type { SiteTable } from './site-tables.ts'

const PART_BYTES = 256 * 1024
const LINE_END = '\n'.codePointAt(0)

/** Inserts the rows of a file that `dumpTable` has written into an empty table. */
export async function loadTable(tx: Database, table: SiteTable, file: string): Promise<void> {
  let rest = Buffer.alloc(0)
  for await (const chunk of createReadStream(file, { highWaterMark: PART_BYTES }) as AsyncIterable<Buffer>) {
    const read = Buffer.concat([rest, chunk])
    const end = read.lastIndexOf(LINE_END ?? 0)
    if (end > 0) await insertLines(tx, table, read.toString('utf8', 0, end))
    rest = read.subarray(end + 1)
  }
  if (rest.length > 0) await insertLines(tx, table, rest.toString())
}

// JSON contains no raw line break, so whatever separates two rows of an array cannot be part of their text.
async function insertLines(tx: Database, { name, columns }: SiteTable, lines: string) {
  const names = columns.map((column) => sql`${sql.identifier(column.name)}`)
  const texts = columns.map((column) => sql`${sql.identifier(column.name)} text`)
  const values = columns.map((column) => sql`r.${sql.identifier(column.name)}::${sql.raw(column.type)}`)
  await tx.execute(sql`
    insert into public.${sql.identifier(name)} (${sql.join(names, sql`, `)}) overriding system value
    select ${sql.join(values, sql`, `)}
    from json_to_recordset(${`[${lines.replaceAll('\n', ',')}]`}::json) as r(${sql.join(texts, sql`, `)})`)
}
