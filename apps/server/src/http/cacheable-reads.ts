import type { CatalogueSnapshot } from '../platform/context.ts'

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
