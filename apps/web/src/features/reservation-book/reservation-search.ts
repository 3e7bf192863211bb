/** What the address says about the restaurant's book: which reservations are wanted, and which one is open. */
import {
  reservationSpans,
  reservationStatuses,
  type ReservationSpan,
  type ReservationStatus,
} from '@tiffin/contract'
import { readDay, readPage, readSearchText } from '../../lib/search-values.ts'

export interface ReservationSearch {
  /** Coming ones, unless it says so. */
  span?: ReservationSpan | undefined
  status?: ReservationStatus | undefined
  /** '2026-12-01'. */
  day?: string | undefined
  q?: string | undefined
  /** From 1, which is not said. */
  page?: number | undefined
  /** The id of the reservation that is open. */
  reservation?: string | undefined
}

export const PAGE_SIZE = 40

/** Makes the best of any query string. Undefined is said aloud: the router would keep what is not mentioned. */
export function readReservationSearch(raw: Record<string, unknown>): ReservationSearch {
  const { reservation } = raw
  return {
    span: reservationSpans.find((span) => span === raw['span'] && span !== 'coming'),
    status: reservationStatuses.find((status) => status === raw['status']),
    day: readDay(raw['day']),
    q: readSearchText(raw['q']),
    page: readPage(raw['page']),
    reservation:
      typeof reservation === 'string' && /^[\da-f]{32}$/.test(reservation) ? reservation : undefined,
  }
}

/** Another filter begins on the first page. */
export const filterReservations = (
  search: ReservationSearch,
  change: { [Part in 'span' | 'status' | 'day' | 'q']?: string | undefined },
): ReservationSearch => readReservationSearch({ ...search, page: undefined, ...change })

export const isFiltered = ({ span, status, day, q }: ReservationSearch) => Boolean(span ?? status ?? day ?? q)

/** The question to the server. */
export const reservationInput = ({ span, status, day, q, page = 1 }: ReservationSearch) => ({
  span,
  status,
  day,
  q,
  limit: PAGE_SIZE,
  offset: (page - 1) * PAGE_SIZE,
})
