/** The reservation book in the address: its filters, and the reservation being viewed. */
import {
  reservationSpans,
  reservationStatuses,
  type ReservationSpan,
  type ReservationStatus,
} from '@tiffin/contract'
import { pageSpan, readDay, readId, readPage, readSearchText } from '../../lib/search-values.ts'

export interface ReservationSearch {
  /** Upcoming unless set. */
  span?: ReservationSpan | undefined
  status?: ReservationStatus | undefined
  /** '2026-12-01'. */
  day?: string | undefined
  q?: string | undefined
  /** Starts at 1, which is left out of the address. */
  page?: number | undefined
  /** The id of the reservation being viewed. */
  reservation?: string | undefined
}

export const PAGE_SIZE = 40

/** Accepts any query string. Undefined is returned explicitly: the router preserves what is missing. */
export function readReservationSearch(raw: Record<string, unknown>): ReservationSearch {
  return {
    span: reservationSpans.find((span) => span === raw['span'] && span !== 'coming'),
    status: reservationStatuses.find((status) => status === raw['status']),
    day: readDay(raw['day']),
    q: readSearchText(raw['q']),
    page: readPage(raw['page']),
    reservation: readId(raw['reservation']),
  }
}

/** Another filter starts at the first page. */
export const filterReservations = (
  search: ReservationSearch,
  change: { [Part in 'span' | 'status' | 'day' | 'q']?: string | undefined },
): ReservationSearch => readReservationSearch({ ...search, page: undefined, ...change })

export const isFiltered = ({ span, status, day, q }: ReservationSearch) => Boolean(span ?? status ?? day ?? q)

/** The input for the server's query. */
export const reservationInput = ({ span, status, day, q, page }: ReservationSearch) => ({
  span,
  status,
  day,
  q,
  ...pageSpan(page, PAGE_SIZE),
})
