import { readPage, readSearchText } from '../../lib/search-values.ts'

/** What the address says about the list: the words in name or address, and which page of the result. */
export interface CustomerSearch {
  q?: string | undefined
  /** From 1, which is left out. */
  page?: number | undefined
}

export const PAGE_SIZE = 20

/** Makes the best of any query string. Undefined is said aloud: the router keeps what is not mentioned. */
export const readCustomerSearch = ({ q, page }: Record<string, unknown>): CustomerSearch => ({
  q: readSearchText(q),
  page: readPage(page),
})

/** The question to the server. */
export const customerListInput = ({ q, page = 1 }: CustomerSearch) => ({
  q,
  limit: PAGE_SIZE,
  offset: (page - 1) * PAGE_SIZE,
})
