/** The reservation book in the address: its filters, and the reservation being viewed. */
import { reservationSpans, reservationStatuses } from '@tiffin/contract'
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

export const PAGE_SIZE = 40

export const readReservationSearch = searchReader({
  /** Upcoming unless set. */
  span: oneOf(reservationSpans.filter((span) => span !== 'coming')),
  status: oneOf(reservationStatuses),
  day: readDay,
  q: readSearchText,
  page: readPage,
  /** The id of the reservation being viewed. */
  reservation: readId,
})

export type ReservationSearch = ReturnType<typeof readReservationSearch>

export const filterReservations = searchFilter(readReservationSearch)

export const isFiltered = ({ span, status, day, q }: ReservationSearch) => Boolean(span ?? status ?? day ?? q)

/** The input for the server's query. */
export const reservationInput = ({ span, status, day, q, page }: ReservationSearch) => ({
  span,
  status,
  day,
  q,
  ...pageSpan(page, PAGE_SIZE),
})
