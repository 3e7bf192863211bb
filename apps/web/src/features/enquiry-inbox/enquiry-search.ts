/** The filters for a list of enquiries in the address. */
import { pageSpan, readPage, readSearchText } from '../../lib/search-values.ts'

export interface EnquirySearch<State extends string> {
  state?: State | undefined
  q?: string | undefined
  /** Starts at 1, which is left out of the address. */
  page?: number | undefined
}

export const PAGE_SIZE = 20

/** Accepts any query string. Undefined is returned explicitly: the router preserves what is missing. */
export const readEnquirySearch = <State extends string>(
  { state, q, page }: Record<string, unknown>,
  states: readonly State[],
): EnquirySearch<State> => ({
  state: states.find((each) => each === state),
  q: readSearchText(q),
  page: readPage(page),
})

/** The input for the server's query. */
export const enquiryInput = <State extends string>({ state, q, page }: EnquirySearch<State>) => ({
  state,
  q,
  ...pageSpan(page, PAGE_SIZE),
})
