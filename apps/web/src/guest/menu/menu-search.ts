/** The menu's filters and order in the address. */
import { MENU_PAGE_LENGTH, type ListProductsInput } from '@tiffin/contract'
import { dietInput, readDietSearch, type DietSearch } from '../../lib/search/diet-search.ts'
import { readPage, readSearchText } from '../../lib/search/search-reader.ts'

export type MenuSort = 'popular' | 'newest'

export interface MenuSearch extends DietSearch {
  /** A category's slug. */
  category?: string | undefined
  q?: string | undefined
  /** Undefined means best sellers first, or for a search what fits best. */
  sort?: MenuSort | undefined
  /** Starts at 1, which is left out of the address. */
  page?: number | undefined
}

/** What is chosen if nothing is; a search is sorted by fit. */
export const sortOf = ({ q, sort }: MenuSearch): MenuSort | undefined =>
  sort ?? (q === undefined ? 'popular' : undefined)

/**
 * Accepts any query string: what is blank, unknown or too long is left out or cut, never an error.
 * Undefined is returned explicitly: the router preserves the raw value of a missing part.
 */
export function readMenuSearch(raw: Record<string, unknown>): MenuSearch {
  return {
    category: readSearchText(raw.category),
    q: readSearchText(raw.q),
    sort: readSort(raw.sort),
    page: readPage(raw.page),
    ...readDietSearch(raw),
  }
}

/** The search with one part changed, starting at its first page; a blank part is removed from the address. */
export function changeMenuSearch(
  search: MenuSearch,
  change: { [Part in keyof MenuSearch]: string | undefined },
): MenuSearch {
  return readMenuSearch({ ...search, page: undefined, ...change })
}

/** The input for the server's query. The loader and the page must use the same one. */
export function menuInput(search: MenuSearch): ListProductsInput {
  const { category, q, page = 1 } = search
  return {
    category,
    q,
    sort: sortOf(search),
    ...dietInput(search),
    limit: MENU_PAGE_LENGTH,
    offset: (page - 1) * MENU_PAGE_LENGTH,
  }
}

function readSort(raw: unknown): MenuSort | undefined {
  return raw === 'popular' || raw === 'newest' ? raw : undefined
}
