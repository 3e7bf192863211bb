import type { CatalogueSnapshot } from '../platform/procedures.ts'

// As the pages ask. Anybody can invent others; they are answered, and not kept.
const keptLimits = new Set(['5', '6', '8', 'undefined'])
const KEPT_FIELDS = new Set(['category', 'sort', 'featured', 'limit', 'slug'])

type Input = Partial<Record<'category' | 'slug' | 'limit', string | number>>

/** Whether a catalogue read with this input is one that pages make, so that its answer may be kept. */
export function isKeptInput(input: unknown, { categories, productBySlug }: CatalogueSnapshot): boolean {
  if (typeof input !== 'object' || input === null) return false
  if (!Object.keys(input).every((name) => KEPT_FIELDS.has(name))) return false
  const { category, slug, limit } = input as Input
  const isOfMenu = category === undefined || categories.some((known) => known.slug === category)
  const isOfDish = slug === undefined || productBySlug.has(String(slug))
  return isOfMenu && isOfDish && keptLimits.has(String(limit))
}
