import { subscriberStatuses, type SubscriberStatus } from '@tiffin/contract'
import { pageSpan, readPage, readSearchText } from '../../lib/search-values.ts'

/** The list's state in the address: the status, words in the email address, and the page of the result. */
export interface SubscriberSearch {
  status?: SubscriberStatus | undefined
  q?: string | undefined
  /** Starts at 1, which is left out of the address. */
  page?: number | undefined
}

export const PAGE_SIZE = 20

/** Accepts any query string. Undefined is returned explicitly: the router preserves what is missing. */
export const readSubscriberSearch = ({ status, q, page }: Record<string, unknown>): SubscriberSearch => ({
  status: subscriberStatuses.find((each) => each === status),
  q: readSearchText(q),
  page: readPage(page),
})

/** The input for the server's query. */
export const subscriberListInput = ({ status, q, page }: SubscriberSearch) => ({
  status,
  q,
  ...pageSpan(page, PAGE_SIZE),
})
