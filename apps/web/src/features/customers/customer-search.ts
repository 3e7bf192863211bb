import { pageSpan, readPage, readSearchText } from '../../lib/search-values.ts'

/** The list's state in the address: words in name or email address, and the page of the result. */
export interface CustomerSearch {
  q?: string | undefined
  /** Starts at 1, which is left out of the address. */
  page?: number | undefined
}

export const PAGE_SIZE = 20

/** Accepts any query string. Undefined is returned explicitly: the router preserves what is missing. */
export const readCustomerSearch = ({ q, page }: Record<string, unknown>): CustomerSearch => ({
  q: readSearchText(q),
  page: readPage(page),
})

/** The input for the server's query. */
export const customerListInput = ({ q, page }: CustomerSearch) => ({
  q,
  ...pageSpan(page, PAGE_SIZE),
})
