/** A restaurant from another site: its settings, pages, menu and pictures, without guests, orders and staff. */
import { eq, sql } from 'drizzle-orm'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { openDataFolder } from '../../db/data-folder.ts'
import type { Database } from '../../db/database.ts'
import { listMigrations } from '../../db/migration-history.ts'
import { products, settings } from '../../db/schema/index.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { bumpCatalogueVersion } from '../../menu/catalogue/catalogue-queries.ts'
import { AppError } from '../../platform/app-error.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { openTemporaryFolder } from '../../platform/temporary-files.ts'
import { setFixedFormats } from './dump-table.ts'
import { isForeign, isNewer, type Manifest, tableFile } from './manifest.ts'
import { readArchive } from './read-archive.ts'
import {
  explainRows,
  type FilledSite,
  keepFiles,
  listUse,
  lockTables,
  type Unpacked,
  type WantedArchive,
} from './restore-site.ts'
import { listOwnTables, loadTable } from './restore-tables.ts'
import { restaurantTables, type SiteTable } from './site-tables.ts'

/**
 * Makes this site the restaurant that `settings export` has written, completely or not at all. Its accounts stay, and
 * so does whether it is open. Throws CONFLICT if guests have used it, or if it has a menu that is not to be replaced.
 */
export async function importRestaurant(
  site: FilledSite,
  { file, replaces }: WantedArchive,
): Promise<Manifest> {
  const { db, dataDir } = site
  await openDataFolder(dataDir)
  await using temporary = await openTemporaryFolder(dataDir, 'import')
  const folder = temporary.path
  const manifest = await readArchive(file, folder)
  if (!manifest.part) throw isForeign('it is a backup of a whole site. Use "restore" for it')
  // What an older release has not written gets its default.
  if (manifest.migrations.length > listMigrations().length) throw isNewer()
  await retryTransaction(db, async (tx) => {
    await replaceRestaurant(tx, site, { manifest, folder, replaces })
    await keepFiles(site, { manifest, folder })
  }).catch(explainRows)
  // As after a restore.
  await db.execute(sql`analyze`)
  return manifest
}

async function replaceRestaurant(tx: Database, site: FilledSite, { manifest, folder, replaces }: Unpacked) {
  await setFixedFormats(tx)
  const all = await listOwnTables(tx)
  const tables = all.filter(({ name }) => restaurantTables.includes(name))
  // Blocks orders too, which lock the dishes.
  await lockTables(tx, tables)
  await rejectUsed(tx, all)
  if (!replaces) await rejectMenu(tx)
  const [launch] = await tx.select().from(settings).where(eq(settings.section, 'launch'))
  for (const { name } of tables.toReversed()) {
    await tx.execute(sql`delete from public.${sql.identifier(name)}`)
  }
  for (const table of tables) await fillTable(tx, table, manifest, folder)
  await tx.delete(settings).where(eq(settings.section, 'launch'))
  if (launch) await tx.insert(settings).values(launch)
  // The reviews were written elsewhere.
  await tx.update(products).set({ ratingCount: 0, ratingSum: 0 })
  const { madeAt, version: madeBy } = manifest
  await recordChange(tx, site, { action: 'import restaurant', subjectId: 'site', after: { madeAt, madeBy } })
  await bumpCatalogueVersion(tx)
}

async function rejectUsed(tx: Database, tables: SiteTable[]) {
  const found = await listUse(tx, tables)
  if (found.length === 0) return
  throw new AppError(
    'CONFLICT',
    `Guests have used this site: it contains ${found.join(', ')}. A restaurant can be imported only before that.`,
  )
}

async function rejectMenu(tx: Database) {
  const count = await tx.$count(products)
  if (count === 0) return
  const dishes = count === 1 ? 'is 1 dish' : `are ${count} dishes`
  throw new AppError(
    'CONFLICT',
    `There ${dishes} on the menu. To replace menu, pages and settings, add --replace.`,
  )
}

async function fillTable(tx: Database, table: SiteTable, manifest: Manifest, folder: string) {
  const written = manifest.tables.find(({ name }) => name === table.name)
  if (!written || written.rows === 0) return
  const file = join(folder, tableFile(table.name))
  const names = await columnsIn(file)
  await loadTable(tx, { ...table, columns: table.columns.filter(({ name }) => names.has(name)) }, file)
}

/** Each of its rows has the same ones. */
async function columnsIn(file: string): Promise<ReadonlySet<string>> {
  for await (const line of createInterface(createReadStream(file))) {
    return new Set(Object.keys(JSON.parse(line) as object))
  }
  return new Set()
}
