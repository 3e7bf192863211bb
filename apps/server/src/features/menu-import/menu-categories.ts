import type { MenuCategory } from './menu-queries.ts'

/** The words for categories in a sheet, and back. */
export interface CategoryWords {
  /** By slug or name, in either case; a slug goes first, for it is nobody else's. */
  find: (words: string) => MenuCategory | undefined
  /** The name, or the slug where the name would find another one. */
  nameOf: (id: string) => string
  names: string[]
}

export function categoryWords(categories: MenuCategory[]): CategoryWords {
  const bySlug = new Map(categories.map((category) => [category.slug.toLowerCase(), category]))
  // Of two with one name the first one keeps it.
  const byName = new Map(
    categories.toReversed().map((category) => [category.name.trim().toLowerCase(), category]),
  )
  const find = (words: string) => bySlug.get(words.toLowerCase()) ?? byName.get(words.toLowerCase())
  const wordFor = (category: MenuCategory) =>
    find(category.name.trim()) === category ? category.name.trim() : category.slug
  const wordById = new Map(categories.map((category) => [category.id, wordFor(category)]))
  return { find, nameOf: (id) => wordById.get(id) ?? '', names: [...wordById.values()] }
}
