import { readPage, readSearchText } from '../../lib/search-values.ts'

const listSorts = ['title', 'price'] as const

/** The list's state in the address: words in the title, the sort order, and the page of the result. */
export interface ListSearch {
  q?: string | undefined
  /** In menu order unless set. */
  sort?: (typeof listSorts)[number] | undefined
  /** Starts at 1, which is left out of the address. */
  page?: number | undefined
}

/** Accepts any query string. Undefined is returned explicitly: the router preserves what is missing. */
export const readListSearch = ({ q, sort, page }: Record<string, unknown>): ListSearch => ({
  q: readSearchText(q),
  sort: listSorts.find((each) => each === sort),
  page: readPage(page),
})
