/** What the address says about the menu: which dishes are wanted, and in which order. */
import type { ListProductsInput } from '@tiffin/contract'

export type MenuSort = 'popular' | 'newest'

export interface MenuSearch {
  /** A category's slug. */
  category?: string | undefined
  q?: string | undefined
  /** Absent means best sellers first. */
  sort?: MenuSort | undefined
}

export const DEFAULT_SORT: MenuSort = 'popular'

// The contract's limit, repeated: importing it would bring the schemas along. A test holds the two equal.
export const MAX_WORDS_LENGTH = 120

/**
 * Makes the best of any query string: what is blank, unknown or too long is left out or cut, never refused.
 * Undefined is said aloud: the router would keep the raw value of a part that is not mentioned.
 */
export function readMenuSearch(raw: Record<string, unknown>): MenuSearch {
  return { category: readText(raw.category), q: readText(raw.q), sort: readSort(raw.sort) }
}

/** The search with one part changed; a blank part leaves the address. */
export function changeMenuSearch(
  search: MenuSearch,
  change: { [Part in keyof MenuSearch]: string },
): MenuSearch {
  return readMenuSearch({ ...search, ...change })
}

/** The question to the server. The loader and the page must ask in the same words. */
export function menuInput({ sort = DEFAULT_SORT, ...filters }: MenuSearch): ListProductsInput {
  return { ...filters, sort }
}

function readText(raw: unknown): string | undefined {
  return typeof raw === 'string' ? raw.trim().slice(0, MAX_WORDS_LENGTH).trim() || undefined : undefined
}

function readSort(raw: unknown): MenuSort | undefined {
  return raw === 'popular' || raw === 'newest' ? raw : undefined
}
