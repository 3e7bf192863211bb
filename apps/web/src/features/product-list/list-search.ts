import { readPage, readSearchText } from '../../lib/search-values.ts'

const listSorts = ['title', 'price'] as const

/** What the address says about the list: the words in the title, in which order, and which page of the result. */
export interface ListSearch {
  q?: string | undefined
  /** In menu order, unless it is said. */
  sort?: (typeof listSorts)[number] | undefined
  /** From 1, which is left out. */
  page?: number | undefined
}

/** Makes the best of any query string. Undefined is said aloud: the router keeps what is not mentioned. */
export const readListSearch = ({ q, sort, page }: Record<string, unknown>): ListSearch => ({
  q: readSearchText(q),
  sort: listSorts.find((each) => each === sort),
  page: readPage(page),
})
