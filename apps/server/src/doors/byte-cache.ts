/**
 * Answers that are the same for everybody, kept as ready bytes until the catalogue changes. Knows nothing of
 * what is in them; whoever calls decides what may be kept.
 */
import { LRUCache } from 'lru-cache'
import type { Catalogue } from '../platform/procedures.ts'
import { makeReady, type Answer, type ReadyAnswer } from './ready-answer.ts'

const MAX_ENTRIES = 500
const MAX_BYTES = 64 * 1024 * 1024

export interface ByteCache {
  /** The kept answer, or a fresh one; many who ask at once wait for one production. Only what is whole, with status 200, is kept. */
  answer(key: string, produce: () => Promise<Answer>): Promise<ReadyAnswer>
}

export function createByteCache(catalogue: Catalogue): ByteCache {
  const kept = new LRUCache<string, ReadyAnswer>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ encoded: { identity, gzip, br } }) =>
      identity.body.length + gzip.body.length + br.body.length + 1,
  })
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
