/** A list's state in the address: one status or all, search words, and the page of the result. */
import { pageSpan, readPage, readSearchText } from './search-values.ts'

export interface PagedSearch<Status extends string = never> {
  status?: Status | undefined
  q?: string | undefined
  /** Starts at 1, which is left out of the address. */
  page?: number | undefined
}

export const PAGE_SIZE = 20

/** Accepts any query string. Undefined is returned explicitly: the router preserves what is missing. */
export const readPagedSearch = <Status extends string>(
  { status, q, page }: Record<string, unknown>,
  statuses: readonly Status[],
): PagedSearch<Status> => ({
  status: statuses.find((each) => each === status),
  q: readSearchText(q),
  page: readPage(page),
})

/** What the server is asked for, besides the status. */
export const pagedInput = ({ q, page }: PagedSearch<string>) => ({ q, ...pageSpan(page, PAGE_SIZE) })
