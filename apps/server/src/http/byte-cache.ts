/**
 * Answers that are the same for everyone, cached as ready bytes until the catalogue changes. Knows nothing about
 * their content; the caller decides what may be cached.
 */
import { LRUCache } from 'lru-cache'
import type { Catalogue, CatalogueSnapshot } from '../platform/context.ts'
import { type Answer, makeReady, type ReadyAnswer, sizeOf } from './ready-answer.ts'

// For all cached pages and reads together: the whole sample menu takes about twenty.
const MAX_BYTES = 32 * 1024 * 1024
// While a dish is selling out, pages are rebuilt twice a second rather than for every order.
const MAX_LAG_MS = 500

interface CachedAnswer {
  ready: ReadyAnswer
  revision: string
  startedAtMs: number
}

interface CacheOptions {
  /** For slow answers: remaining portions may be half a second old. A dish that is sold out shows immediately. */
  mayLag?: boolean
}

export interface ByteCache {
  /** The cached answer, if it is current and known to be. */
  peek(key: string, options?: CacheOptions): ReadyAnswer | undefined
  /** The cached answer, or a fresh one shared by concurrent requests. Caches only complete ones with status 200. */
  answer(key: string, produce: () => Promise<Answer>, options?: CacheOptions): Promise<ReadyAnswer>
}

export function createByteCache(catalogue: Catalogue): ByteCache {
  const cached = new LRUCache<string, CachedAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ ready }) => sizeOf(ready),
  })
  const underWay = new Map<string, Promise<ReadyAnswer>>()
  let cachedMenu = ''

  async function produceAndCache(
    key: string,
    { revision, menuRevision }: CatalogueSnapshot,
    produce: () => Promise<Answer>,
  ) {
    const startedAtMs = performance.now()
    const ready = await makeReady(await produce())
    // An answer built from an older menu must not outlive it.
    if (ready.status === 200 && !ready.isPassing && menuRevision === cachedMenu)
      cached.set(key, { ready, revision, startedAtMs })
    return ready
  }

  function find(key: string, revision: string, { mayLag = false }: CacheOptions = {}) {
    const found = cached.get(key)
    if (!found) return undefined
    const isCurrent = found.revision === revision
    const isYoung = performance.now() - found.startedAtMs < MAX_LAG_MS
    return isCurrent || (mayLag && isYoung) ? found.ready : undefined
  }

  return {
    peek(key, options) {
      const snapshot = catalogue.peek()
      return snapshot?.menuRevision === cachedMenu ? find(key, snapshot.revision, options) : undefined
    },
    async answer(key, produce, { mayLag = false } = {}) {
      const snapshot = await catalogue.current()
      const { revision, menuRevision } = snapshot
      if (menuRevision !== cachedMenu) {
        cached.clear()
        cachedMenu = menuRevision
      }
      const found = find(key, revision, { mayLag })
      if (found) return found
      const flight = `${mayLag ? menuRevision : revision} ${key}`
      const production =
        underWay.get(flight) ?? produceAndCache(key, snapshot, produce).finally(() => underWay.delete(flight))
      underWay.set(flight, production)
      return production
    },
  }
}
