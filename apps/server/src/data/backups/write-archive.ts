import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { Readable, pipeline as pipe } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Header, Pack, ReadEntry } from 'tar'

export interface Member {
  path: string
  bytes: number
  /** Its content, or the file that contains it. */
  from: Buffer | { file: string }
}

/** Writes a .tar.gz that only its owner can read; returns once it is on the disk. */
export const writeArchive = (file: string, members: Member[], writtenAt: Date): Promise<void> =>
  pipeline(
    packArchive(members, writtenAt),
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  )

/** The same as a stream, packed no faster than it is read. */
export function packArchive(members: Member[], writtenAt: Date): Readable {
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
