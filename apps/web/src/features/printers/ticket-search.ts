/** The list of tickets in the address: one state or all, and the page. */
import { ticketStates, type TicketState } from '@tiffin/contract'
import { pageSpan, readPage } from '../../lib/search-values.ts'

export interface TicketSearch {
  state?: TicketState | undefined
  /** Starts at 1, which is left out of the address. */
  page?: number | undefined
}

export const PAGE_SIZE = 20

/** Accepts any query string. Undefined is returned explicitly: the router preserves what is missing. */
export const readTicketSearch = ({ state, page }: Record<string, unknown>): TicketSearch => ({
  state: ticketStates.find((each) => each === state),
  page: readPage(page),
})

/** The input for the server's query. */
export const ticketInput = ({ state, page }: TicketSearch) => ({ state, ...pageSpan(page, PAGE_SIZE) })
