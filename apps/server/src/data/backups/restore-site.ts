import { sql } from 'drizzle-orm'
import { openDataFolder } from '../../db/data-folder.ts'
import { lockUntilCommit } from '../../db/advisory-locks.ts'
import { type Database, rowsOf } from '../../db/database.ts'
import { sqlStateOf } from '../../db/sql-state.ts'
import type { Bucket } from '../../platform/bucket.ts'
import type { Caller } from '../../platform/context.ts'
import { AppError } from '../../platform/app-error.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { openTemporaryFolder } from '../../platform/temporary-files.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { listMigrations } from '../../db/migration-history.ts'
import { bumpCatalogueVersion } from '../../menu/catalogue/catalogue-queries.ts'
import type { Clock } from '../../platform/wall-clock.ts'
import { hasDependents, isForeign, isNotAllowed, type Manifest } from './manifest.ts'
import { setFixedFormats } from './dump-table.ts'
import { placeFiles, sendFiles } from './site-files.ts'
import { readArchive } from './read-archive.ts'
import { listOwnTables, restoreTables } from './restore-tables.ts'
import { raiseSequences, readSequences, type SiteTable } from './site-tables.ts'

/** The site that is filled from an archive. */
export interface FilledSite {
  /** Without timeouts: this may take minutes. */
  db: Database
  dataDir: string
  /** Where pictures and emails go, if not into the data folder. */
  bucket?: Bucket | undefined
  clock: Clock
  caller: Caller
}

export interface WantedArchive {
  file: string
  /** Whether to overwrite what is there. */
  replaces: boolean
}

/**
 * Restores the site to the time of the backup, completely or not at all: the file is checked before anything is
 * touched, and tables, rows and the notification of running servers are one transaction.
 */
export async function restoreSite(site: FilledSite, { file, replaces }: WantedArchive): Promise<Manifest> {
  const { db, dataDir } = site
  await openDataFolder(dataDir)
  await using temporary = await openTemporaryFolder(dataDir, 'restore')
  const folder = temporary.path
  const manifest = await readArchive(file, folder)
  if (manifest.part) {
    throw isForeign('it contains only a restaurant, without orders and guests. Use "settings import" for it')
  }
  await retryTransaction(db, async (tx) => {
    await replaceDatabase(tx, site, { manifest, folder, replaces })
    await keepFiles(site, { manifest, folder })
  }).catch(explainRows)
  // The new rows have no statistics yet: without this, Postgres plans as if the tables were empty.
  await db.execute(sql`analyze`)
  return manifest
}

/** Before the commit, so no row ever refers to a picture that does not exist yet. */
export async function keepFiles(
  { dataDir, bucket }: FilledSite,
  { manifest, folder }: Pick<Unpacked, 'manifest' | 'folder'>,
): Promise<void> {
  if (bucket) await sendFiles(manifest.files, folder, bucket)
  else await placeFiles(manifest.files, { from: folder, to: dataDir })
}

export interface Unpacked {
  manifest: Manifest
  folder: string
  replaces: boolean
}

async function replaceDatabase(tx: Database, site: FilledSite, { manifest, folder, replaces }: Unpacked) {
  await lockUntilCommit(tx, 'migration')
  await setFixedFormats(tx)
  const tables = await listOwnTables(tx)
  await lockTables(tx, tables)
  if (!replaces) await rejectFullDatabase(tx, tables)
  const version = await versionOf(tx, tables)
  const lastEvent = await lastEventOf(tx, tables)
  const given = await readSequences(tx, tables)
  await restoreTables(tx, { manifest, folder, known: listMigrations() })
  await raiseSequences(tx, given, await listOwnTables(tx))
  // Above all earlier ones: anything that a server or browser has cached under a version stays distinguishable.
  await tx.execute(sql`update public.catalogue_version set version = greatest(version, ${version}::bigint)`)
  // Likewise for events, which a backup does not contain: open pages and other programs read everything again. This
  // database may be another one, and the site may have gone on after its backup: no site numbers one in a millisecond.
  await tx.execute(
    sql`insert into public.events (number, numbered_at, kind, body) values (
      greatest(${lastEvent}::bigint + 1, (extract(epoch from clock_timestamp()) * 1000)::bigint),
      clock_timestamp(), 'restore', '{}'
    )`,
  )
  const { madeAt, version: madeBy } = manifest
  await recordChange(tx, site, { action: 'restore backup', subjectId: 'site', after: { madeAt, madeBy } })
  await bumpCatalogueVersion(tx)
}

// Blocks writes from here on: an order between the check and the drop would be lost silently.
export async function lockTables(tx: Database, tables: SiteTable[]) {
  if (tables.length === 0) return
  const names = tables.map(({ name }) => sql`public.${sql.identifier(name)}`)
  await tx.execute(sql`lock table ${sql.join(names, sql`, `)} in access exclusive mode`)
}

/** Data that no one could enter again. */
const counted: { table: string; which?: string; called: string }[] = [
  { table: 'orders', called: 'order' },
  { table: 'users', which: `role = 'customer'`, called: 'customer' },
  { table: 'reservations', called: 'reservation' },
  { table: 'contact_messages', called: 'message' },
  { table: 'catering_requests', called: 'catering request' },
]

async function rejectFullDatabase(tx: Database, tables: SiteTable[]) {
  const found = await listUse(tx, tables)
  if (found.length === 0) return
  throw new AppError(
    'CONFLICT',
    `This database is in use and contains ${found.join(', ')}. Make a backup of it, then restore with --replace.`,
  )
}

/** What a database has of guests, in words: "3 orders". */
export async function listUse(tx: Database, tables: SiteTable[]): Promise<string[]> {
  const found: string[] = []
  for (const { table, which = 'true', called } of counted) {
    if (!tables.some(({ name }) => name === table)) continue
    const [row] = await rowsOf<{ count: number }>(
      tx,
      sql`select count(*)::int as count from public.${sql.identifier(table)} where ${sql.raw(which)}`,
    )
    if (row && row.count > 0) found.push(`${row.count} ${called}${row.count === 1 ? '' : 's'}`)
  }
  return found
}

async function versionOf(tx: Database, tables: SiteTable[]): Promise<string> {
  if (!tables.some(({ name }) => name === 'catalogue_version')) return '0'
  const [row] = await rowsOf<{ version: string }>(
    tx,
    sql`select version::text as version from public.catalogue_version`,
  )
  return row?.version ?? '0'
}

async function lastEventOf(tx: Database, tables: SiteTable[]): Promise<string> {
  if (!tables.some(({ name }) => name === 'events')) return '0'
  const [row] = await rowsOf<{ last: string | null }>(
    tx,
    sql`select max(number)::text as last from public.events`,
  )
  return row?.last ?? '0'
}

const DEPENDENT_OBJECTS = '2BP01'
const INSUFFICIENT_PRIVILEGE = '42501'
// Values that do not fit their columns, rows that violate a constraint, statements that do not match a table.
const ROWS_AT_FAULT = /^(22|23|42)/

export function explainRows(error: unknown): never {
  const state = sqlStateOf(error)
  if (!(error instanceof Error)) throw error
  const cause = error.cause instanceof Error ? error.cause : error
  if (state === DEPENDENT_OBJECTS) throw hasDependents(detailOf(cause))
  if (state === INSUFFICIENT_PRIVILEGE) throw isNotAllowed(cause.message)
  if (ROWS_AT_FAULT.test(state)) throw isForeign(cause.message)
  throw error
}

// One object per line, by name.
const detailOf = (cause: Error) =>
  ('detail' in cause ? String(cause.detail) : cause.message).replaceAll('\n', '; ')
