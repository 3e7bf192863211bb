/** Reads a .tar.gz as a stream. Knows nothing about its content. */
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { Parser, type ReadEntry } from 'tar'
import { hasExtraData } from './manifest.ts'

export interface Member {
  path: string
  isFile: boolean
  bytes: number
  parts: AsyncIterable<Buffer>
}

/** Passes the members on one by one; each is read to its end before the next one. */
export async function readMembers(file: string, take: (member: Member) => Promise<void>) {
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
