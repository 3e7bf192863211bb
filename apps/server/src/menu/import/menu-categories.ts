import type { MenuCategory } from './menu-queries.ts'

/** Maps categories to their text in a sheet, and back. */
export interface CategoryNames {
  /** By slug or name, in any case; a slug comes first, because it is unique. */
  find: (text: string) => MenuCategory | undefined
  /** The name, or the slug if the name would find another category. */
  nameOf: (id: string) => string
  names: string[]
}

export function nameCategories(categories: MenuCategory[]): CategoryNames {
  const bySlug = new Map(categories.map((category) => [category.slug.toLowerCase(), category]))
  // If two share a name, the first one has it.
  const byName = new Map(
    categories.toReversed().map((category) => [category.name.trim().toLowerCase(), category]),
  )
  const find = (text: string) => bySlug.get(text.toLowerCase()) ?? byName.get(text.toLowerCase())
  const nameFor = (category: MenuCategory) =>
    find(category.name.trim()) === category ? category.name.trim() : category.slug
  const nameById = new Map(categories.map((category) => [category.id, nameFor(category)]))
  return { find, nameOf: (id) => nameById.get(id) ?? '', names: [...nameById.values()] }
}
