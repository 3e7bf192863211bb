/** Unpacks a backup into its own folder. Trusts only what it has counted and hashed itself. */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { mkdir, open, statfs, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createGunzip } from 'node:zlib'
import { Parser, type ReadEntry } from 'tar'
import { AppError } from '../../platform/app-error.ts'
import {
  hasExtraData,
  isDamaged,
  isForeign,
  isNewer,
  manifest,
  type Manifest,
  MANIFEST_FILE,
  tableFile,
} from './manifest.ts'

const MAX_MANIFEST_BYTES = 32 * 1024 * 1024

interface Declared {
  bytes: number
  sha256: string
}

/** Throws an AppError unless the file is a complete, undamaged backup; `folder` must be empty. */
export async function readArchive(file: string, folder: string): Promise<Manifest> {
  const unpacking = createUnpacking(folder)
  try {
    await readMembers(file, unpacking.take)
  } catch (error) {
    throw await explained(error as NodeJS.ErrnoException, file)
  }
  return unpacking.done()
}

function createUnpacking(folder: string) {
  let found: Manifest | undefined
  const missing = new Map<string, Declared>()

  async function take(member: Member) {
    if (!member.isFile) throw isForeign(`${member.path} is not a file`)
    if (!found) {
      found = await readManifest(member)
      for (const { name, ...table } of found.tables) declare(tableFile(name), table)
      for (const { path, ...file } of found.files) declare(path, file)
      await rejectWithoutRoom(folder, missing)
      return
    }
    const declared = missing.get(member.path)
    if (!declared) throw isForeign(`${member.path} is not one of its files`)
    missing.delete(member.path)
    await unpackMember(member, join(folder, member.path), declared)
  }

  function declare(path: string, { bytes, sha256 }: Declared) {
    if (missing.has(path)) throw isForeign(`${path} is listed twice`)
    missing.set(path, { bytes, sha256 })
  }

  function done(): Manifest {
    if (!found) throw isForeign('it is empty')
    const [first] = missing.keys()
    if (first !== undefined) throw isDamaged(`${first} is missing`)
    return found
  }

  return { take, done }
}

async function readManifest({ path, bytes, parts: all }: Member): Promise<Manifest> {
  if (path !== MANIFEST_FILE) throw isForeign(`it does not start with ${MANIFEST_FILE}`)
  if (bytes > MAX_MANIFEST_BYTES) throw isForeign(`its ${MANIFEST_FILE} is too long`)
  const parts: Buffer[] = []
  for await (const part of all) parts.push(part)
  const written = parseJson(Buffer.concat(parts).toString())
  const { data, error } = manifest.safeParse(written)
  if (data) return data
  const format = (written as { format?: unknown } | null)?.format
  if (typeof format === 'number' && format > manifest.shape.format.value) throw isNewer()
  throw isForeign(`its ${MANIFEST_FILE} is invalid: ${error.issues[0]?.path.join('.')}`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function unpackMember({ path, bytes, parts }: Member, place: string, declared: Declared) {
  if (bytes !== declared.bytes) throw isDamaged(`${path} has the wrong length`)
  await mkdir(dirname(place), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  await using handle = await open(place, 'wx', 0o600)
  for await (const part of parts) {
    hash.update(part)
    await handle.appendFile(part)
  }
  if (hash.digest('hex') !== declared.sha256) throw isDamaged(`${path} has been altered`)
}

/** Before anything is unpacked: a file of a few KB can unpack to a full disk. */
async function rejectWithoutRoom(folder: string, declared: Map<string, Declared>) {
  const { bavail, bsize } = await statfs(folder)
  const needed = [...declared.values()].reduce((sum, { bytes }) => sum + bytes, 0)
  if (needed < bavail * bsize) return
  throw new AppError('TOO_LARGE', 'There is not enough disk space in the data folder to unpack this backup.')
}

const GZIP = Buffer.from('1f8b', 'hex')

async function beginsAsGzip(file: string): Promise<boolean> {
  await using handle = await open(file)
  const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0)
  return buffer.equals(GZIP)
}

async function explained(
  error: NodeJS.ErrnoException & { tarCode?: string },
  file: string,
): Promise<unknown> {
  if (error instanceof AppError) return error
  if (['ENOENT', 'ENOTDIR'].includes(error.code ?? '') && error.path === file)
    return new AppError('NOT_FOUND', `There is no file ${file}.`)
  if (error.code === 'EISDIR') return isForeign('it is a folder')
  if (error.code === 'Z_BUF_ERROR') return isDamaged('it is truncated')
  // After one gzip member gunzip looks for the next one.
  if (error.code === 'Z_DATA_ERROR' && error.message.includes('header'))
    return (await beginsAsGzip(file)) ? hasExtraData() : isForeign('it is not a .tar.gz file')
  if (error.code?.startsWith('Z_')) return isDamaged('it cannot be unpacked')
  if (error.tarCode !== undefined) return isDamaged('its contents are corrupt')
  return error
}

// Reads a .tar.gz as a stream. Knows nothing about its content.

interface Member {
  path: string
  isFile: boolean
  bytes: number
  parts: AsyncIterable<Buffer>
}

/** Passes the members on one by one; each is read to its end before the next one. */
async function readMembers(file: string, take: (member: Member) => Promise<void>) {
  const { size } = await stat(file)
  const source = createReadStream(file)
  const gunzip = createGunzip()
  const parser = new Parser({ strict: true })
  const end = detectExtraData(parser)
  const { promise: failed, reject } = Promise.withResolvers<never>()
  let taking = Promise.resolve()
  let hasFailed = false
  const stop = (error: unknown) => {
    hasFailed = true
    source.destroy()
    gunzip.destroy()
    reject(error)
  }
  failed.catch(() => {})
  source.on('error', stop)
  parser.on('error', stop)
  parser.on('entry', (entry: ReadEntry) => {
    taking = taking.then(() => (hasFailed ? undefined : take(memberOf(entry, failed)))).catch(stop)
  })
  try {
    for await (const chunk of source.pipe(gunzip) as AsyncIterable<Buffer>) {
      end.see(chunk)
      if (!parser.write(chunk)) await Promise.race([once(parser, 'drain'), failed])
    }
    const ended = once(parser, 'end')
    parser.end()
    await Promise.race([ended, failed])
    // Bytes that are not gzip are left unread by gunzip.
    if (gunzip.bytesWritten < size || end.hasExtraData()) throw hasExtraData()
  } catch (error) {
    stop(error)
  }
  await taking
  if (hasFailed) await failed
}

function memberOf(entry: ReadEntry, failed: Promise<never>): Member {
  const isFile = entry.type === 'File' || entry.type === 'OldFile'
  return { path: entry.path, isFile, bytes: entry.size, parts: partsOf(entry, failed) }
}

// Without this, an entry whose rest never comes would be waited for forever.
async function* partsOf(entry: ReadEntry, failed: Promise<never>): AsyncGenerator<Buffer> {
  const parts = (entry as AsyncIterable<Buffer>)[Symbol.asyncIterator]()
  for (;;) {
    const part = await Promise.race([parts.next(), failed])
    if (part.done) return
    yield part.value
  }
}

const BLOCK_BYTES = 512
const blocksOf = (bytes: number) => BLOCK_BYTES * Math.ceil(bytes / BLOCK_BYTES)

/**
 * Detects anything but zeros after the last member: tar readers ignore it, but a backup has nothing there, so two files
 * were mixed up.
 */
function detectExtraData(parser: Parser) {
  let membersBytes = 0
  let readBytes = 0
  let filledBytes = 0
  parser.on('entry', ({ startBlockSize }: ReadEntry) => (membersBytes += BLOCK_BYTES + startBlockSize))
  // A long name precedes its member.
  parser.on('meta', (text: string) => (membersBytes += BLOCK_BYTES + blocksOf(Buffer.byteLength(text))))
  return {
    see(chunk: Buffer) {
      const last = chunk.findLastIndex((byte) => byte !== 0)
      if (last !== -1) filledBytes = readBytes + last + 1
      readBytes += chunk.length
    },
    hasExtraData: () => filledBytes > membersBytes,
  }
}
