import { subscriberStatuses, type SubscriberStatus } from '@tiffin/contract'
import { readPage, readSearchText } from '../../lib/search-values.ts'

/** What the address says about the list: which state, which words in the mail address, which page of the result. */
export interface SubscriberSearch {
  status?: SubscriberStatus | undefined
  q?: string | undefined
  /** From 1, which is left out. */
  page?: number | undefined
}

export const PAGE_SIZE = 20

/** Makes the best of any query string. Undefined is said aloud: the router keeps what is not mentioned. */
export const readSubscriberSearch = ({ status, q, page }: Record<string, unknown>): SubscriberSearch => ({
  status: subscriberStatuses.find((each) => each === status),
  q: readSearchText(q),
  page: readPage(page),
})

/** The question to the server. */
export const subscriberListInput = ({ status, q, page = 1 }: SubscriberSearch) => ({
  status,
  q,
  limit: PAGE_SIZE,
  offset: (page - 1) * PAGE_SIZE,
})
