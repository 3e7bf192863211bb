/** What the address says about the restaurant's list of orders: which are wanted, and which one is open. */
import { orderStatuses, type OrderStatus } from '@tiffin/contract'
import { readDay, readPage, readWords } from '../../lib/search-values.ts'

export interface OrderSearch {
  status?: OrderStatus | undefined
  /** Of the pickup: '2026-12-01'. */
  day?: string | undefined
  q?: string | undefined
  /** From 1, which is not said. */
  page?: number | undefined
  /** The id of the order that is open. */
  order?: string | undefined
}

export const PAGE_SIZE = 20

/** Makes the best of any query string. Undefined is said aloud: the router would keep what is not mentioned. */
export function readOrderSearch(raw: Record<string, unknown>): OrderSearch {
  return {
    status: orderStatuses.find((status) => status === raw['status']),
    day: readDay(raw['day']),
    q: readWords(raw['q']),
    page: readPage(raw['page']),
    order: typeof raw['order'] === 'string' && /^[\da-f]{32}$/.test(raw['order']) ? raw['order'] : undefined,
  }
}

/** Another filter begins on the first page. */
export const filterOrders = (
  search: OrderSearch,
  change: { [Part in 'status' | 'day' | 'q']?: string | undefined },
): OrderSearch => readOrderSearch({ ...search, page: undefined, ...change })

export const isFiltered = ({ status, day, q }: OrderSearch) => Boolean(status ?? day ?? q)

/** The question to the server. */
export const orderInput = ({ status, day, q, page = 1 }: OrderSearch) => ({
  status,
  day,
  q,
  limit: PAGE_SIZE,
  offset: (page - 1) * PAGE_SIZE,
})
