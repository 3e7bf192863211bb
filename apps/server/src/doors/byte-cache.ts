/**
 * Answers that are the same for everybody, kept as ready bytes until the catalogue changes. Knows nothing of
 * what is in them; whoever calls decides what may be kept.
 */
import { LRUCache } from 'lru-cache'
import type { Catalogue } from '../platform/procedures.ts'
import { makeReady, sizeOf, type Answer, type ReadyAnswer } from './ready-answer.ts'

// For all that is kept of pages and reads together: the whole sample menu takes some twenty.
const MAX_BYTES = 32 * 1024 * 1024

export interface ByteCache {
  /** The kept answer, or a fresh one; many who ask at once wait for one production. Only what is whole, with status 200, is kept. */
  answer(key: string, produce: () => Promise<Answer>): Promise<ReadyAnswer>
}

export function createByteCache(catalogue: Catalogue): ByteCache {
  const kept = new LRUCache<string, ReadyAnswer>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf })
  const underWay = new Map<string, Promise<ReadyAnswer>>()
  let keptRevision = ''

  async function produceAndKeep(key: string, revision: string, produce: () => Promise<Answer>) {
    const answer = await produce()
    const ready = await makeReady(answer)
    // What was made of an older catalogue must not outlive it.
    if (ready.status === 200 && !answer.isPassing && revision === keptRevision) kept.set(key, ready)
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
