import { sql } from 'drizzle-orm'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../db/database.ts'
import { MIGRATION_LOCK } from '../../db/migration-history.ts'
import { rowsOf } from '../../db/rows-of.ts'
import { sqlStateOf } from '../../db/sql-state.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Caller } from '../../platform/procedures.ts'
import { Refusal } from '../../platform/refusal.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { recordChange } from '../audit-log/record-change.ts'
import { bumpCatalogueVersion } from '../catalogue/catalogue-queries.ts'
import { isForeign } from './backup-refusals.ts'
import { speakPlainly } from './dump-table.ts'
import type { Manifest } from './manifest.ts'
import { placeFiles } from './place-files.ts'
import { readArchive } from './read-archive.ts'
import { listOwnTables, rebuildTables } from './rebuild-tables.ts'
import type { SiteTable } from './site-tables.ts'

interface Site {
  /** Without limits of time: this may take minutes. */
  db: Database
  dataDir: string
  clock: Clock
  caller: Caller
}

interface Wanted {
  file: string
  /** Over what is there already. */
  replaces: boolean
}

/**
 * Makes the site what it was when the backup was made, whole or not at all: the file is checked before anything is
 * touched, and tables, rows and the word to running servers are one transaction.
 */
export async function restoreSite(site: Site, { file, replaces }: Wanted): Promise<Manifest> {
  const { db, dataDir } = site
  const folder = join(dataDir, 'restore.unfinished')
  // Of one that was killed.
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    const manifest = await readArchive(file, folder)
    const paths = manifest.files.map(({ path }) => path)
    await retryTransaction(db, async (tx) => {
      await replaceDatabase(tx, site, { manifest, folder, replaces })
      // Before the commit, so that no row ever speaks of a picture that is not there yet.
      await placeFiles(paths, { from: folder, to: dataDir })
    }).catch(explainRows)
    // Nobody has counted the new rows yet: without this, Postgres plans as if there were none.
    await db.execute(sql`analyze`)
    return manifest
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Unpacked {
  manifest: Manifest
  folder: string
  replaces: boolean
}

async function replaceDatabase(tx: Database, site: Site, { manifest, folder, replaces }: Unpacked) {
  await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
  await speakPlainly(tx)
  const tables = await listOwnTables(tx)
  if (!replaces) await refuseFullDatabase(tx, tables)
  const version = await versionOf(tx, tables)
  await rebuildTables(tx, manifest, folder)
  // Above all that there were: what a server or a browser keeps under a version is never taken for something else.
  await tx.execute(sql`update public.catalogue_version set version = greatest(version, ${version}::bigint)`)
  const { madeAt, version: madeBy } = manifest
  await recordChange(tx, site, { action: 'restore backup', subjectId: 'site', after: { madeAt, madeBy } })
  await bumpCatalogueVersion(tx)
}

/** What nobody could type in again. */
const counted: { table: string; which?: string; called: string }[] = [
  { table: 'orders', called: 'order' },
  { table: 'users', which: `role = 'customer'`, called: 'customer' },
  { table: 'reservations', called: 'reservation' },
  { table: 'contact_messages', called: 'message' },
  { table: 'catering_requests', called: 'catering request' },
]

async function refuseFullDatabase(tx: Database, tables: SiteTable[]) {
  const found: string[] = []
  for (const { table, which = 'true', called } of counted) {
    if (!tables.some(({ name }) => name === table)) continue
    const [row] = await rowsOf<{ count: number }>(
      tx,
      sql`select count(*)::int as count from public.${sql.identifier(table)} where ${sql.raw(which)}`,
    )
    if (row && row.count > 0) found.push(`${row.count} ${called}${row.count === 1 ? '' : 's'}`)
  }
  if (found.length === 0) return
  throw new Refusal(
    'CONFLICT',
    `This database is in use, and holds ${found.join(', ')}. Make a backup of it, then restore with --replace.`,
  )
}

async function versionOf(tx: Database, tables: SiteTable[]): Promise<string> {
  if (!tables.some(({ name }) => name === 'catalogue_version')) return '0'
  const [row] = await rowsOf<{ version: string }>(
    tx,
    sql`select version::text as version from public.catalogue_version`,
  )
  return row?.version ?? '0'
}

// Values that do not fit their columns, rows that break a constraint, statements that fit no table.
const ROWS_AT_FAULT = /^(22|23|42|2B)/

function explainRows(error: unknown): never {
  if (!ROWS_AT_FAULT.test(sqlStateOf(error)) || !(error instanceof Error)) throw error
  throw isForeign((error.cause instanceof Error ? error.cause : error).message)
}
