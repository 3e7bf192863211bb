/** The list of orders in the address: its filters, its sort order, and the order being viewed. */
import { orderStatuses, type OrderFilter } from '@tiffin/contract'
import {
  oneOf,
  searchFilter,
  searchReader,
  pageSpan,
  readDay,
  readId,
  readPage,
  readSearchText,
} from '../../lib/search/search-reader.ts'

/** Open orders are the default and left out of the address. */
type ListFilter = Exclude<OrderFilter, 'open'> | 'all'

export const PAGE_SIZE = 20

/** In the order in which they are shown. */
export const listFilters: readonly (ListFilter | undefined)[] = [
  undefined,
  ...orderStatuses,
  'finished',
  'unpaid',
  'overpaid',
  'all',
]

export const readOrderSearch = searchReader({
  status: oneOf(listFilters),
  /** By due time unless set. */
  sort: oneOf(['newest']),
  /** Of the pickup. */
  day: readDay,
  q: readSearchText,
  /** How they were ordered. */
  channel: readSearchText,
  page: readPage,
  /** The id of the order being viewed. */
  order: readId,
})

export type OrderSearch = ReturnType<typeof readOrderSearch>

export const filterOrders = searchFilter(readOrderSearch)

export const isFiltered = ({ status, day, q, channel }: OrderSearch) => Boolean(status ?? day ?? q ?? channel)

/** The input for the server's query. */
export const orderInput = ({ status, sort, day, q, channel, page }: OrderSearch) => ({
  status: status === 'all' ? undefined : (status ?? 'open'),
  sort: sort ?? 'due',
  day,
  q,
  channel,
  ...pageSpan(page, PAGE_SIZE),
})
