/** What the address says about the restaurant's list of orders: which are wanted, and which one is open. */
import { orderStatuses, type OrderStatus } from '@tiffin/contract'

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

const MAX_WORDS_LENGTH = 120
// The server skips at most a million.
const MAX_PAGE = 10_000

/** Makes the best of any query string. Undefined is said aloud: the router would keep what is not mentioned. */
export function readOrderSearch(raw: Record<string, unknown>): OrderSearch {
  return {
    status: orderStatuses.find((status) => status === raw['status']),
    day: readDay(raw['day']),
    q: readText(raw['q']),
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

function readText(raw: unknown): string | undefined {
  return typeof raw === 'string' ? raw.trim().slice(0, MAX_WORDS_LENGTH).trim() || undefined : undefined
}

function readDay(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(raw)) return undefined
  // February 30 would be moved into March.
  const day = new Date(`${raw}T00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(raw) ? raw : undefined
}

function readPage(raw: unknown): number | undefined {
  const page = Number(raw)
  return Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : undefined
}
