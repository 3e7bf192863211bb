/** The list of orders in the address: its filters, its sort order, and the order being viewed. */
import { orderStatuses, type OrderFilter } from '@tiffin/contract'
import { pageSpan, readDay, readId, readPage, readSearchText } from '../../lib/search-values.ts'

/** Open orders are the default and left out of the address. */
type ListFilter = Exclude<OrderFilter, 'open'> | 'all'

export interface OrderSearch {
  status?: ListFilter | undefined
  /** By due time unless set. */
  sort?: 'newest' | undefined
  /** The day of pickup: '2026-12-01'. */
  day?: string | undefined
  q?: string | undefined
  /** Starts at 1, which is left out of the address. */
  page?: number | undefined
  /** The id of the order being viewed. */
  order?: string | undefined
}

export const PAGE_SIZE = 20

/** In the order in which they are shown. */
export const listFilters: readonly (ListFilter | undefined)[] = [
  undefined,
  ...orderStatuses,
  'finished',
  'unpaid',
  'all',
]

/** Accepts any query string. Undefined is returned explicitly: the router preserves what is missing. */
export function readOrderSearch(raw: Record<string, unknown>): OrderSearch {
  return {
    status: listFilters.find((filter) => filter === raw['status']),
    sort: raw['sort'] === 'newest' ? 'newest' : undefined,
    day: readDay(raw['day']),
    q: readSearchText(raw['q']),
    page: readPage(raw['page']),
    order: readId(raw['order']),
  }
}

/** Another filter or sort order starts at the first page. */
export const filterOrders = (
  search: OrderSearch,
  change: { [Part in 'status' | 'sort' | 'day' | 'q']?: string | undefined },
): OrderSearch => readOrderSearch({ ...search, page: undefined, ...change })

export const isFiltered = ({ status, day, q }: OrderSearch) => Boolean(status ?? day ?? q)

/** The input for the server's query. */
export const orderInput = ({ status, sort, day, q, page }: OrderSearch) => ({
  status: status === 'all' ? undefined : (status ?? 'open'),
  sort: sort ?? 'due',
  day,
  q,
  ...pageSpan(page, PAGE_SIZE),
})
