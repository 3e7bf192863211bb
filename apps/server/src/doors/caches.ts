import type { Catalogue } from '../platform/context.ts'
import { type ByteCache, createByteCache } from './byte-cache.ts'
import { createSearchCache, type SearchCache } from './search-cache.ts'

/** What the doors keep of answers that are the same for everyone. */
export interface Caches {
  /** For addresses of a fixed set. */
  cache: ByteCache
  searches: SearchCache
}

export const createCaches = (catalogue: Catalogue): Caches => ({
  cache: createByteCache(catalogue),
  searches: createSearchCache(catalogue),
})
