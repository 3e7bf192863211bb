import { once } from 'node:events'
import { closeSync, existsSync, openSync, renameSync, createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, open, stat, link } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable, pipeline as pipe } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Header, Pack, ReadEntry } from 'tar'
import { openDataFolder } from '../../db/data-folder.ts'
import type { Database } from '../../db/database.ts'
import { listApplied, listMigrations } from '../../db/migration-history.ts'
import type { Bucket } from '../../platform/bucket.ts'
import { AppError } from '../../platform/app-error.ts'
import { openTemporaryFolder } from '../../platform/temporary-files.ts'
import packageFile from '../../../package.json' with { type: 'json' }
import type { Clock } from '../../platform/wall-clock.ts'
import { dumpTable, setFixedFormats } from './dump-table.ts'
import {
  isExcluded,
  listSiteTables,
  readSequences,
  rejectExtraColumns,
  restaurantTables,
} from './site-tables.ts'
import { fetchFiles, listFiles } from './site-files.ts'
import { FORMAT, type Manifest, MANIFEST_FILE, tableFile } from './manifest.ts'

interface Site {
  /** Without timeouts: this may take minutes. */
  db: Database
  dataDir: string
  /** Where pictures and emails are stored, if not in the data folder. */
  bucket?: Bucket | undefined
  clock: Clock
}

/**
 * Writes the whole site, or what makes the restaurant, to one file, as of one instant; the site may keep running.
 */
export async function backUpSite(
  site: Site,
  file: string,
  part?: Manifest['part'],
): Promise<{ manifest: Manifest; bytes: number }> {
  await rejectExisting(file)
  // On the same disk as the file, so the last step is only a rename.
  await using temporary = await openTemporaryFolder(dirname(file), 'tiffin-backup').catch(
    explainFolder(dirname(file)),
  )
  const folder = temporary.path
  const { manifest, filesIn } = await collect(site, folder, part)
  const archive = join(folder, 'backup.tar.gz')
  await writeArchive(archive, membersOf(manifest, { folder, filesIn }), new Date(manifest.madeAt))
  await publishBackup(archive, file)
  return { manifest, bytes: (await stat(file)).size }
}

/** The same as a stream. Only its tables are written to disk meanwhile, in the data folder. */
export async function* streamBackup(site: Site): AsyncGenerator<Buffer> {
  await openDataFolder(site.dataDir)
  await using temporary = await openTemporaryFolder(site.dataDir, 'backup')
  const folder = temporary.path
  const { manifest, filesIn } = await collect(site, folder)
  yield* packArchive(membersOf(manifest, { folder, filesIn }), new Date(manifest.madeAt))
}

async function collect({ db, dataDir, bucket, clock }: Site, folder: string, part?: Manifest['part']) {
  const madeAt = clock.now().toString({ smallestUnit: 'millisecond' })
  const { migrations, tables } = await db.transaction((tx) => dumpDatabase(tx, folder, part), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
  // A picture exists before any row refers to it, and stays: listing files now misses none.
  if (bucket) await fetchFiles(bucket, folder)
  const filesIn = bucket ? folder : dataDir
  const files = (await listFiles(filesIn)).filter(({ path }) => !part || path.startsWith('uploads/'))
  const { version } = packageFile
  const manifest: Manifest = { format: FORMAT, madeAt, version, part, migrations, tables, files }
  return { manifest, filesIn }
}

async function dumpDatabase(tx: Database, folder: string, part: Manifest['part']) {
  await setFixedFormats(tx)
  const applied = await migrationsOf(tx)
  const latest = applied.at(-1)
  if (!latest)
    throw new AppError('NOT_FOUND', 'There is nothing to back up: this database has no tables yet.')
  await mkdir(join(folder, 'tables'))
  const tables: Manifest['tables'] = []
  const found = await listSiteTables(tx, latest.tables)
  rejectExtraColumns(found, latest)
  for (const table of found) {
    if (part ? !restaurantTables.includes(table.name) : isExcluded(table.name)) continue
    await using handle = await open(join(folder, tableFile(table.name)), 'wx', 0o600)
    const sum = await dumpTable(tx, table, (lines) => handle.appendFile(lines))
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
    throw new AppError(
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

async function rejectExisting(file: string) {
  const found = await access(file).then(
    () => true,
    () => false,
  )
  if (found) throw alreadyExists(file)
}

// How a finished backup gets its name: atomically, overwriting nothing, with a clear error if that is impossible.

/** If several finish at the same time, the disk decides which gets the name; the others are rejected. */
async function publishBackup(temporary: string, file: string): Promise<void> {
  try {
    await link(temporary, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') throw error
      moveWithoutOverwriting(temporary, file)
    })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw alreadyExists(file)
    throw error
  }
  await syncFolder(dirname(file))
}

// Some disks, such as a USB stick, have no hard links. Synchronous, so no signal can leave an empty file behind.
function moveWithoutOverwriting(temporary: string, file: string) {
  closeSync(openSync(file, 'wx', 0o600))
  renameSync(temporary, file)
}

const alreadyExists = (file: string) =>
  new AppError('CONFLICT', `${file} already exists. Choose another name.`)

const explainFolder =
  (folder: string) =>
  (error: NodeJS.ErrnoException): never => {
    if (error.code === 'ENOTDIR') throw new AppError('NOT_FOUND', `${folder} is not a folder.`)
    if (error.code === 'ENOENT' && !existsSync(folder))
      throw new AppError('NOT_FOUND', `There is no folder ${folder}.`)
    if (['EACCES', 'EPERM', 'EROFS', 'ENOENT'].includes(error.code ?? ''))
      throw new AppError('FORBIDDEN', `The folder ${folder} is not writable.`)
    throw error
  }

// The name of a file is stored in its folder.
async function syncFolder(folder: string) {
  await using handle = await open(folder)
  await handle.sync()
}

interface Member {
  path: string
  bytes: number
  /** Its content, or the file that contains it. */
  from: Buffer | { file: string }
}

/** Writes a .tar.gz that only its owner can read; returns once it is on the disk. */
const writeArchive = (file: string, members: Member[], writtenAt: Date): Promise<void> =>
  pipeline(
    packArchive(members, writtenAt),
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  )

/** The same as a stream, packed no faster than it is read. */
function packArchive(members: Member[], writtenAt: Date): Readable {
  const pack = new Pack()
  packAll(pack, members, writtenAt).catch((error: Error) => pack.emit('error', error))
  // Every error surfaces at the end of the pipe.
  return pipe(Readable.from(pack), createGzip(), () => {})
}

async function packAll(pack: Pack, members: Member[], writtenAt: Date) {
  for (const { path, bytes, from } of members) {
    const entry = new ReadEntry(
      new Header({ path, size: bytes, mode: 0o600, mtime: writtenAt, type: 'File' }),
    )
    pack.add(entry)
    const ended = once(entry, 'end')
    if (Buffer.isBuffer(from)) entry.write(from)
    else await fill(entry, from.file, bytes)
    entry.end()
    await ended
  }
  pack.end()
}

async function fill(entry: ReadEntry, file: string, bytes: number) {
  let left = bytes
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    left -= chunk.length
    if (left < 0) break
    if (!entry.write(chunk)) await once(entry, 'drain')
  }
  if (left !== 0) throw new Error(`${file} was changed while it was read`)
}
