/** Reads a .tar.gz as a stream. What is in it, it does not know. */
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { Parser, type ReadEntry } from 'tar'
import { goesOn } from './backup-refusals.ts'
import { watchEnd } from './watch-end.ts'

export interface Member {
  path: string
  isFile: boolean
  bytes: number
  parts: AsyncIterable<Buffer>
}

/** Hands over one member after the other; each is read before the next one is looked at. */
export async function readMembers(file: string, take: (member: Member) => Promise<void>) {
  const { size } = await stat(file)
  const source = createReadStream(file)
  const gunzip = createGunzip()
  const parser = new Parser({ strict: true })
  const end = watchEnd(parser)
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
    // What is no gzip any more, gunzip leaves unread.
    if (gunzip.bytesWritten < size || end.goesOn()) throw goesOn()
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

// An entry whose rest never comes would be waited for for ever.
async function* partsOf(entry: ReadEntry, failed: Promise<never>): AsyncGenerator<Buffer> {
  const parts = (entry as AsyncIterable<Buffer>)[Symbol.asyncIterator]()
  for (;;) {
    const part = await Promise.race([parts.next(), failed])
    if (part.done) return
    yield part.value
  }
}
