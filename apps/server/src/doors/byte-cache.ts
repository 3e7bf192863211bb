/**
 * Answers that are the same for everybody, kept as ready bytes until the catalogue changes. Knows nothing of
 * what is in them; whoever calls decides what may be kept.
 */
import { LRUCache } from 'lru-cache'
import type { Catalogue, CatalogueSnapshot } from '../platform/procedures.ts'
import { makeReady, sizeOf, type Answer, type ReadyAnswer } from './ready-answer.ts'

// For all that is kept of pages and reads together: the whole sample menu takes some twenty.
const MAX_BYTES = 32 * 1024 * 1024
// While a dish sells out, pages are made twice a second and not once for every order.
const MAX_LAG_MS = 500

interface Kept {
  ready: ReadyAnswer
  revision: string
  begunAtMs: number
}

interface Keeping {
  /** For what takes long to make: the portions left of a dish may be half a second old. That none is left is told at once. */
  mayLag?: boolean
}

export interface ByteCache {
  /** The kept answer, or a fresh one; many who ask at once wait for one production. Only what is whole, with status 200, is kept. */
  answer(key: string, produce: () => Promise<Answer>, keeping?: Keeping): Promise<ReadyAnswer>
}

export function createByteCache(catalogue: Catalogue): ByteCache {
  const kept = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ ready }) => sizeOf(ready),
  })
  const underWay = new Map<string, Promise<ReadyAnswer>>()
  let keptMenu = ''

  async function produceAndKeep(
    key: string,
    { revision, menuRevision }: CatalogueSnapshot,
    produce: () => Promise<Answer>,
  ) {
    const begunAtMs = performance.now()
    const answer = await produce()
    const ready = await makeReady(answer)
    // What was made of an older menu must not outlive it.
    if (ready.status === 200 && !answer.isPassing && menuRevision === keptMenu)
      kept.set(key, { ready, revision, begunAtMs })
    return ready
  }

  return {
    async answer(key, produce, { mayLag = false } = {}) {
      const snapshot = await catalogue.current()
      const { revision, menuRevision } = snapshot
      if (menuRevision !== keptMenu) {
        kept.clear()
        keptMenu = menuRevision
      }
      const found = kept.get(key)
      if (found?.revision === revision) return found.ready
      if (found && mayLag && performance.now() - found.begunAtMs < MAX_LAG_MS) return found.ready
      const flight = `${mayLag ? menuRevision : revision} ${key}`
      const production =
        underWay.get(flight) ?? produceAndKeep(key, snapshot, produce).finally(() => underWay.delete(flight))
      underWay.set(flight, production)
      return production
    },
  }
}
