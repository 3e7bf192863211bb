import { LRUCache } from 'lru-cache'
import type { Catalogue } from '../platform/context.ts'
import { type ByteCache, createByteCache } from './byte-cache.ts'
import { type Encoding, type ReadyAnswer, sizeOf } from './ready-answer.ts'

// A search that finds one dish takes 5 KB, a page of the menu 400: what is asked again and again fits.
const MAX_BYTES = 6 * 1024 * 1024

interface SearchCache {
  /** The kept answer in this encoding, if it is current and known to be. */
  peek(key: string, encoding: Encoding): ReadyAnswer | undefined
  /** The kept answer in this encoding, or a fresh one; null if there is none. Keeps only complete ones with status 200. */
  answer<Ready extends ReadyAnswer | null>(
    key: string,
    encoding: Encoding,
    produce: () => Promise<Ready>,
  ): Promise<Ready | ReadyAnswer>
}

/**
 * Answers to searches and parts of lists, kept while the catalogue stands still. Anyone can invent such addresses, so they have a memory of
 * their own, from which they crowd out only each other, and are compressed for the one client that asks.
 */
export function createSearchCache(catalogue: Catalogue): SearchCache {
  const kept = new LRUCache<string, ReadyAnswer>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf })
  let keptRevision = ''

  const placeOf = (key: string, encoding: Encoding) => `${encoding} ${key}`

  return {
    peek: (key, encoding) =>
      catalogue.peek()?.revision === keptRevision ? kept.get(placeOf(key, encoding)) : undefined,
    async answer(key, encoding, produce) {
      const { revision } = await catalogue.current()
      if (revision !== keptRevision) {
        kept.clear()
        keptRevision = revision
      }
      const place = placeOf(key, encoding)
      const found = kept.get(place)
      if (found) return found
      const ready = await produce()
      if (ready?.status === 200 && !ready.isPassing && revision === keptRevision) kept.set(place, ready)
      return ready
    },
  }
}

/** The cached answers that are the same for everyone. */
export interface Caches {
  /** For addresses of a fixed set. */
  cache: ByteCache
  searches: SearchCache
}

/** Made here, not in a handler: what a handler makes keeps its request alive. */
export const peekIn =
  ({ cache, searches }: Caches, kind: 'page' | 'search', key: string) =>
  (encoding: Encoding): ReadyAnswer | undefined =>
    kind === 'page' ? cache.peek(key) : searches.peek(key, encoding)

export const createCaches = (catalogue: Catalogue): Caches => ({
  cache: createByteCache(catalogue),
  searches: createSearchCache(catalogue),
})
