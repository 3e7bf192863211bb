import { MAX_LABEL_LENGTH } from '@tiffin/contract'
import { slugOf } from '@tiffin/contract/slug-of'
import { newId } from '../../db/new-id.ts'
import { type MenuCategory, nameCategories } from './menu-queries.ts'
import type { ParsedRow } from './parsed-sheet.ts'

export interface NamedCategory {
  name: string
  /** How many rows name it. */
  rows: number
}

interface NewCategories {
  unknown: NamedCategory[]
  /** The unknown ones as they would be on the menu; a name that makes no slug is not among them. */
  added: MenuCategory[]
}

/** The categories that rows name and the menu does not have, in the order of the file. */
export function newCategoriesOf(
  rows: readonly Pick<ParsedRow, 'input'>[],
  known: readonly MenuCategory[],
): NewCategories {
  const { find } = nameCategories([...known])
  const byName = new Map<string, NamedCategory>()
  for (const { input } of rows) {
    const name = input.categorySlug?.trim() ?? ''
    if (name === '' || find(name)) continue
    const one = byName.get(name.toLowerCase()) ?? { name, rows: 0 }
    one.rows += 1
    byName.set(name.toLowerCase(), one)
  }
  const unknown = [...byName.values()]
  return { unknown, added: withSlugs(unknown, known) }
}

function withSlugs(unknown: readonly NamedCategory[], known: readonly MenuCategory[]): MenuCategory[] {
  const taken = new Set(known.map(({ slug }) => slug))
  return unknown.flatMap(({ name }) => {
    const slug = slugOf(name)
    // Two names may be written alike in Latin letters: the second one is refused like any unknown name.
    if (slug === '' || name.length > MAX_LABEL_LENGTH || taken.has(slug)) return []
    taken.add(slug)
    return [{ id: newId(), slug, name }]
  })
}
