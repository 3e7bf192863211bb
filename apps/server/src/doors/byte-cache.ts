/**
 * Answers that are the same for everybody, kept as ready bytes until the catalogue changes. Knows nothing of
 * what is in them; whoever calls decides what may be kept.
 */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Catalogue } from '../platform/procedures.ts'

const MAX_ENTRIES = 500
const MAX_BYTES = 64 * 1024 * 1024
const BROTLI_QUALITY = 6

export interface Answer {
  status: number
  headers: Record<string, string>
  body: string | Buffer
}

export interface ReadyAnswer {
  status: number
  headers: Record<string, string>
  /** Without quotes; each encoding adds its own name. */
  etag: string
  identity: Buffer
  gzip: Buffer
  br: Buffer
}

export interface ByteCache {
  /** The kept answer, or a fresh one; many who ask at once wait for one production. Only status 200 is kept. */
  answer(key: string, produce: () => Promise<Answer>): Promise<ReadyAnswer>
}

export function createByteCache(catalogue: Catalogue): ByteCache {
  const kept = new LRUCache<string, ReadyAnswer>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    sizeCalculation: (ready) => ready.identity.length + ready.gzip.length + ready.br.length + 1,
  })
  const underWay = new Map<string, Promise<ReadyAnswer>>()
  let keptRevision = ''

  async function produceAndKeep(key: string, revision: string, produce: () => Promise<Answer>) {
    const ready = await compressAnswer(await produce())
    // What was made of an older catalogue must not outlive it.
    if (ready.status === 200 && revision === keptRevision) kept.set(key, ready)
    return ready
  }

  return {
    async answer(key, produce) {
      const { revision } = await catalogue.current()
      if (revision !== keptRevision) {
        kept.clear()
        keptRevision = revision
      }
      const ready = kept.get(key)
      if (ready) return ready
      const flight = `${revision} ${key}`
      const production =
        underWay.get(flight) ?? produceAndKeep(key, revision, produce).finally(() => underWay.delete(flight))
      underWay.set(flight, production)
      return production
    },
  }
}

export async function compressAnswer({ status, headers, body }: Answer): Promise<ReadyAnswer> {
  const identity = Buffer.from(body as string)
  const [gzipped, br] = await Promise.all([
    promisify(gzip)(identity),
    promisify(brotliCompress)(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
  ])
  return { status, headers, etag: etagOf(identity), identity, gzip: gzipped, br }
}

const etagOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
