import type { SiteSettings } from '@tiffin/contract'
import { LRUCache } from 'lru-cache'
import type { Catalogue, CatalogueSnapshot } from '../platform/context.ts'
import { type Encoding, type ReadyAnswer, sizeOf, type Answer, makeReady } from './ready-answer.ts'

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

// Answers that are the same for everyone, cached as ready bytes until the catalogue changes. Knows nothing about
// their content; the caller decides what may be cached.

// For all cached pages and reads together: the whole sample menu takes about twenty.
const MAX_CACHED_BYTES = 32 * 1024 * 1024
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
    maxSize: MAX_CACHED_BYTES,
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

// The limits that our pages use.
const cacheableLimits = new Set(['5', '6', '8', 'undefined'])
const CACHEABLE_FIELDS = new Set(['category', 'sort', 'featured', 'limit', 'slug'])

const SEARCH_FIELDS = new Set([...CACHEABLE_FIELDS, 'q', 'slugs', 'diet', 'without', 'offset'])

/** Whether it is a search or a part of the catalogue: anyone can invent such addresses, but many ask for the same. */
export const isSearch = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && Object.keys(input).every((name) => SEARCH_FIELDS.has(name))

type Input = Partial<Record<'category' | 'slug' | 'limit', string | number>>

/** Whether a catalogue read has an input that our pages use, so its answer may be cached. */
export function isCacheableInput(input: unknown, { categories, productBySlug }: CatalogueSnapshot): boolean {
  if (typeof input !== 'object' || input === null) return false
  if (!Object.keys(input).every((name) => CACHEABLE_FIELDS.has(name))) return false
  const { category, slug, limit } = input as Input
  const isOfMenu = category === undefined || categories.some((known) => known.slug === category)
  const isOfDish = slug === undefined || productBySlug.has(String(slug))
  return isOfMenu && isOfDish && cacheableLimits.has(String(limit))
}

/** Keeps what was made for a restaurant until its name, look, region, address, contact details or taxes are others. */
export function cacheByHouse<Made>(make: (house: SiteSettings) => Made): (house: SiteSettings) => Made {
  let kept: { house: SiteSettings; key: string; made: Made } | undefined
  return (house) => {
    // The same settings are the same object, until any of them changes.
    if (kept?.house === house) return kept.made
    const { identity, look, region, address, contact, taxes } = house
    const key = JSON.stringify([identity, look, region, address, contact, taxes])
    kept = { house, key, made: kept?.key === key ? kept.made : make(house) }
    return kept.made
  }
}
