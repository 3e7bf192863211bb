/** What the address says about the menu: which dishes are wanted, and in which order. */
import { MENU_PAGE_LENGTH, type ListProductsInput } from '@tiffin/contract'
import { readPage, readSearchText } from '../../lib/search-values.ts'

export type MenuSort = 'popular' | 'newest'

export interface MenuSearch {
  /** A category's slug. */
  category?: string | undefined
  q?: string | undefined
  /** Absent means best sellers first. */
  sort?: MenuSort | undefined
  /** From 1, which is not said. */
  page?: number | undefined
}

export const DEFAULT_SORT: MenuSort = 'popular'

/**
 * Makes the best of any query string: what is blank, unknown or too long is left out or cut, never refused.
 * Undefined is said aloud: the router would keep the raw value of a part that is not mentioned.
 */
export function readMenuSearch(raw: Record<string, unknown>): MenuSearch {
  return {
    category: readSearchText(raw.category),
    q: readSearchText(raw.q),
    sort: readSort(raw.sort),
    page: readPage(raw.page),
  }
}

/** The search with one part changed, from its first page on; a blank part leaves the address. */
export function changeMenuSearch(
  search: MenuSearch,
  change: { [Part in keyof MenuSearch]: string },
): MenuSearch {
  return readMenuSearch({ ...search, page: undefined, ...change })
}

/** The question to the server. The loader and the page must ask in the same words. */
export function menuInput({ category, q, sort = DEFAULT_SORT, page = 1 }: MenuSearch): ListProductsInput {
  return { category, q, sort, limit: MENU_PAGE_LENGTH, offset: (page - 1) * MENU_PAGE_LENGTH }
}

function readSort(raw: unknown): MenuSort | undefined {
  return raw === 'popular' || raw === 'newest' ? raw : undefined
}
