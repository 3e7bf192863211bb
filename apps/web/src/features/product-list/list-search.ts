import { readPage, readWords } from '../../lib/search-values.ts'

/** What the address says about the list: the words in the title, and which page of the result. */
export interface ListSearch {
  q?: string | undefined
  /** From 1, which is left out. */
  page?: number | undefined
}

/** Makes the best of any query string. Undefined is said aloud: the router keeps what is not mentioned. */
export const readListSearch = ({ q, page }: Record<string, unknown>): ListSearch => ({
  q: readWords(q),
  page: readPage(page),
})
