import { access, mkdir, open, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openDataFolder } from '../../db/data-folder.ts'
import type { Database } from '../../db/database.ts'
import { listApplied, listMigrations, tablesAfter } from '../../db/migration-history.ts'
import type { Bucket } from '../../platform/bucket.ts'
import type { Clock } from '../../platform/clock.ts'
import { Refusal } from '../../platform/refusal.ts'
import { openUnfinished } from '../../platform/unfinished.ts'
import packageFile from '../../../package.json' with { type: 'json' }
import { dumpTable, speakPlainly } from './dump-table.ts'
import { fetchFiles } from './fetch-files.ts'
import { isFleeting } from './fleeting-tables.ts'
import { explainFolder, giveName, isThere } from './give-name.ts'
import { listFiles } from './list-files.ts'
import { FORMAT, MANIFEST_FILE, tableFile, type Manifest } from './manifest.ts'
import { refuseOwnColumns } from './refuse-own-columns.ts'
import { readSequences } from './sequences.ts'
import { listSiteTables } from './site-tables.ts'
import { packArchive, writeArchive, type Member } from './write-archive.ts'

interface Site {
  /** Without limits of time: this may take minutes. */
  db: Database
  dataDir: string
  /** Where pictures and mails are, if not in the data folder. */
  bucket?: Bucket | undefined
  clock: Clock
}

/** Writes all that the site has into one file, as it is at one instant; the site may go on meanwhile. */
export async function backUpSite(site: Site, file: string): Promise<{ manifest: Manifest; bytes: number }> {
  await refuseExisting(file)
  // On the disk of the file, so that in the end it only gets its name.
  await using unfinished = await openUnfinished(dirname(file), 'tiffin-backup').catch(
    explainFolder(dirname(file)),
  )
  const folder = unfinished.path
  const { manifest, filesIn } = await collect(site, folder)
  const archive = join(folder, 'backup.tar.gz')
  await writeArchive(archive, membersOf(manifest, { folder, filesIn }), new Date(manifest.madeAt))
  await giveName(archive, file)
  return { manifest, bytes: (await stat(file)).size }
}

/** The same, written while it is read. Only its tables are on the disk meanwhile, in the data folder. */
export async function* streamBackup(site: Site): AsyncGenerator<Buffer> {
  await openDataFolder(site.dataDir)
  await using unfinished = await openUnfinished(site.dataDir, 'backup')
  const folder = unfinished.path
  const { manifest, filesIn } = await collect(site, folder)
  yield* packArchive(membersOf(manifest, { folder, filesIn }), new Date(manifest.madeAt))
}

async function collect({ db, dataDir, bucket, clock }: Site, folder: string) {
  const madeAt = clock.now().toString({ smallestUnit: 'millisecond' })
  const { migrations, tables } = await db.transaction((tx) => dumpDatabase(tx, folder), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
  // A picture is there before a row speaks of it, and stays: looking now, none is missed.
  if (bucket) await fetchFiles(bucket, folder)
  const filesIn = bucket ? folder : dataDir
  const files = await listFiles(filesIn)
  const { version } = packageFile
  const manifest: Manifest = { format: FORMAT, madeAt, version, migrations, tables, files }
  return { manifest, filesIn }
}

async function dumpDatabase(tx: Database, folder: string) {
  await speakPlainly(tx)
  const applied = await migrationsOf(tx)
  const latest = applied.at(-1)
  if (!latest) throw new Refusal('NOT_FOUND', 'There is nothing to back up: this database has no tables yet.')
  await mkdir(join(folder, 'tables'))
  const tables: Manifest['tables'] = []
  const found = await listSiteTables(tx, tablesAfter(latest))
  refuseOwnColumns(found, latest)
  for (const table of found) {
    if (isFleeting(table.name)) continue
    await using handle = await open(join(folder, tableFile(table.name)), 'wx', 0o600)
    const sum = await dumpTable(tx, table, (part) => handle.appendFile(part))
    const sequences = (await readSequences(tx, [table])).map(({ column, lastValue, isCalled }) => ({
      column,
      lastValue,
      isCalled,
    }))
    tables.push({ name: table.name, ...sum, sequences })
  }
  return { migrations: applied.map(({ name }) => name), tables }
}

async function migrationsOf(tx: Database) {
  const known = listMigrations()
  const applied = await listApplied(tx)
  if ((applied.at(-1) ?? 0) > (known.at(-1)?.writtenAt ?? 0)) {
    throw new Refusal(
      'CONFLICT',
      'This database was last used by a newer version of Tiffin. Make the backup with that version.',
    )
  }
  return known.filter(({ writtenAt }) => applied.includes(writtenAt))
}

function membersOf(manifest: Manifest, { folder, filesIn }: { folder: string; filesIn: string }): Member[] {
  const head = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)
  return [
    { path: MANIFEST_FILE, bytes: head.length, from: head },
    ...manifest.tables.map(({ name, bytes }) => {
      const path = tableFile(name)
      return { path, bytes, from: { file: join(folder, path) } }
    }),
    ...manifest.files.map(({ path, bytes }) => ({ path, bytes, from: { file: join(filesIn, path) } })),
  ]
}

async function refuseExisting(file: string) {
  const found = await access(file).then(
    () => true,
    () => false,
  )
  if (found) throw isThere(file)
}
