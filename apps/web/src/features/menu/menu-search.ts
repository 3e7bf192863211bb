/** What the address says about the menu: which dishes are wanted, and in which order. */
import type { ListProductsInput } from '@tiffin/contract'
import { readWords } from '../../lib/search-values.ts'

export type MenuSort = 'popular' | 'newest'

export interface MenuSearch {
  /** A category's slug. */
  category?: string | undefined
  q?: string | undefined
  /** Absent means best sellers first. */
  sort?: MenuSort | undefined
}

export const DEFAULT_SORT: MenuSort = 'popular'

/**
 * Makes the best of any query string: what is blank, unknown or too long is left out or cut, never refused.
 * Undefined is said aloud: the router would keep the raw value of a part that is not mentioned.
 */
export function readMenuSearch(raw: Record<string, unknown>): MenuSearch {
  return { category: readWords(raw.category), q: readWords(raw.q), sort: readSort(raw.sort) }
}

/** The search with one part changed; a blank part leaves the address. */
export function changeMenuSearch(
  search: MenuSearch,
  change: { [Part in keyof MenuSearch]: string },
): MenuSearch {
  return readMenuSearch({ ...search, ...change })
}

/** The question to the server. The loader and the page must ask in the same words. */
export function menuInput({ category, q, sort = DEFAULT_SORT }: MenuSearch): ListProductsInput {
  return { category, q, sort }
}

function readSort(raw: unknown): MenuSort | undefined {
  return raw === 'popular' || raw === 'newest' ? raw : undefined
}
