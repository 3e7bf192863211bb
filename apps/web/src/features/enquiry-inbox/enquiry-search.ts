/** What the address says about a list of enquiries: which are wanted. */
import { readPage, readSearchText } from '../../lib/search-values.ts'

export interface EnquirySearch<State extends string> {
  state?: State | undefined
  q?: string | undefined
  /** From 1, which is not said. */
  page?: number | undefined
}

export const PAGE_SIZE = 20

/** Makes the best of any query string. Undefined is said aloud: the router would keep what is not mentioned. */
export const readEnquirySearch = <State extends string>(
  { state, q, page }: Record<string, unknown>,
  states: readonly State[],
): EnquirySearch<State> => ({
  state: states.find((each) => each === state),
  q: readSearchText(q),
  page: readPage(page),
})

/** The question to the server. */
export const enquiryInput = <State extends string>({ state, q, page = 1 }: EnquirySearch<State>) => ({
  state,
  q,
  limit: PAGE_SIZE,
  offset: (page - 1) * PAGE_SIZE,
})
