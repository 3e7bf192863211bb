import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Header, Pack, ReadEntry } from 'tar'

export interface Member {
  path: string
  bytes: number
  /** Its content, or the file that has it. */
  from: Buffer | { file: string }
}

/** Writes a .tar.gz that only its owner can read, and does not end before the disk has it. */
export async function writeArchive(file: string, members: Member[], writtenAt: Date): Promise<void> {
  const pack = new Pack()
  const packed = packAll(pack, members, writtenAt)
  // Whoever waits for both hears of the first failure.
  packed.catch((error: Error) => pack.emit('error', error))
  await pipeline(
    Readable.from(pack),
    createGzip(),
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  )
  await packed
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
