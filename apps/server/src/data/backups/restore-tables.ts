import { sql } from 'drizzle-orm'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { type Database, rowsOf } from '../../db/database.ts'
import {
  applyMigrations,
  clearAppliedMigrations,
  listApplied,
  listMigrations,
  type Migration,
} from '../../db/migration-history.ts'
import { AppError } from '../../platform/app-error.ts'
import { isDamaged, isForeign, isNewer, type Manifest, tableFile } from './manifest.ts'
import { dumpTable } from './dump-table.ts'
import { isExcluded, listSiteTables, sequenceOf, type SiteTable } from './site-tables.ts'

/**
 * Drops the site's tables, recreates them as they were in the backup, fills them, and applies the rest of `known`, this
 * program's migrations: an older backup goes through those that it has missed.
 */
export async function restoreTables(
  tx: Database,
  { manifest, folder, known }: { manifest: Manifest; folder: string; known: readonly Migration[] },
): Promise<void> {
  const { before, after } = splitMigrations(manifest, known)
  await dropTables(tx, await listOwnTables(tx))
  await clearAppliedMigrations(tx)
  await applyMigrations(tx, before)
  const latest = before.at(-1)
  const tables = latest ? await listSiteTables(tx, latest.tables) : []
  rejectOtherTables(tables, manifest)
  for (const table of tables) await fillTable(tx, table, manifest, folder)
  await applyMigrations(tx, after)
}

function splitMigrations({ migrations }: Manifest, known: readonly Migration[]) {
  if (migrations.some((name, index) => index < known.length && name !== known[index]?.name)) {
    throw isForeign('its migrations do not match this version')
  }
  if (migrations.length > known.length) throw isNewer()
  return { before: known.slice(0, migrations.length), after: known.slice(migrations.length) }
}

/** The site's tables that this database has now, and its migrations so far. */
export async function listOwnTables(tx: Database): Promise<SiteTable[]> {
  const latest = await latestOf(tx)
  return latest ? listSiteTables(tx, latest.tables) : []
}

async function latestOf(tx: Database): Promise<Migration | undefined> {
  const at = (await listApplied(tx)).at(-1)
  const latest = listMigrations().find(({ writtenAt }) => writtenAt === at)
  if (at !== undefined && !latest) {
    throw new AppError(
      'CONFLICT',
      'This database was last used by a newer version of Tiffin. Restore with that version, or into an empty database.',
    )
  }
  return latest
}

// Without cascade: a view on these tables stops the restore instead of being lost. Grants, triggers and indexes that
// the owner added are dropped with the tables.
async function dropTables(tx: Database, tables: SiteTable[]) {
  if (tables.length === 0) return
  const names = tables.map(({ name }) => sql`public.${sql.identifier(name)}`)
  await tx.execute(sql`drop table ${sql.join(names, sql`, `)}`)
}

function rejectOtherTables(tables: SiteTable[], manifest: Manifest) {
  const there = new Set(tables.map(({ name }) => name))
  const unknownTable = manifest.tables.find(({ name }) => !there.has(name))
  if (unknownTable) throw isForeign(`this version has no table ${unknownTable.name}`)
}

async function fillTable(tx: Database, table: SiteTable, manifest: Manifest, folder: string) {
  const backedUp = manifest.tables.find(({ name }) => name === table.name)
  if (!backedUp && isExcluded(table.name)) return
  if (!backedUp) throw isForeign(`the table ${table.name} is missing`)
  await loadTable(tx, table, join(folder, tableFile(table.name)))
  const { rows, sha256 } = await dumpTable(tx, table)
  if (rows !== backedUp.rows || sha256 !== backedUp.sha256) {
    throw isDamaged(`the rows of ${table.name} differ after restoring`)
  }
  for (const column of table.numbered) {
    const sequence = backedUp.sequences.find((one) => one.column === column)
    if (!sequence) throw isForeign(`it does not include the sequence of ${table.name}`)
    await setSequence(tx, table.name, sequence)
  }
}

async function setSequence(
  tx: Database,
  table: string,
  { column, lastValue, isCalled }: Manifest['tables'][number]['sequences'][number],
) {
  const highest = sql`coalesce(max(${sql.identifier(column)}), 0)`
  await rowsOf(
    tx,
    sql`select setval(
        ${sequenceOf(table, column)}::regclass,
        greatest(${lastValue}::bigint, ${highest}),
        ${isCalled}::boolean or ${highest} >= ${lastValue}::bigint)
      from public.${sql.identifier(table)}`,
  )
}

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
