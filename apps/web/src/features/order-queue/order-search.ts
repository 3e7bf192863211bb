/** What the address says about the restaurant's list of orders: which are wanted, in which order, and which one is open. */
import { orderFilters, type OrderFilter } from '@tiffin/contract'
import { readDay, readPage, readSearchText } from '../../lib/search-values.ts'

/** Open orders are what the room is for: they are not said. */
type ListFilter = Exclude<OrderFilter, 'open'> | 'all'

export interface OrderSearch {
  status?: ListFilter | undefined
  /** By when they are due, unless it is said. */
  sort?: 'newest' | undefined
  /** Of the pickup: '2026-12-01'. */
  day?: string | undefined
  q?: string | undefined
  /** From 1, which is not said. */
  page?: number | undefined
  /** The id of the order that is open. */
  order?: string | undefined
}

export const PAGE_SIZE = 20

/** In the sequence in which they are offered. */
export const listFilters: readonly (ListFilter | undefined)[] = [
  undefined,
  ...orderFilters.filter((filter) => filter !== 'open'),
  'all',
]

/** Makes the best of any query string. Undefined is said aloud: the router would keep what is not mentioned. */
export function readOrderSearch(raw: Record<string, unknown>): OrderSearch {
  return {
    status: listFilters.find((filter) => filter === raw['status']),
    sort: raw['sort'] === 'newest' ? 'newest' : undefined,
    day: readDay(raw['day']),
    q: readSearchText(raw['q']),
    page: readPage(raw['page']),
    order: typeof raw['order'] === 'string' && /^[\da-f]{32}$/.test(raw['order']) ? raw['order'] : undefined,
  }
}

/** Another filter or sequence begins on the first page. */
export const filterOrders = (
  search: OrderSearch,
  change: { [Part in 'status' | 'sort' | 'day' | 'q']?: string | undefined },
): OrderSearch => readOrderSearch({ ...search, page: undefined, ...change })

export const isFiltered = ({ status, day, q }: OrderSearch) => Boolean(status ?? day ?? q)

/** The question to the server. */
export const orderInput = ({ status, sort, day, q, page = 1 }: OrderSearch) => ({
  status: status === 'all' ? undefined : (status ?? 'open'),
  sort: sort ?? 'due',
  day,
  q,
  limit: PAGE_SIZE,
  offset: (page - 1) * PAGE_SIZE,
})
