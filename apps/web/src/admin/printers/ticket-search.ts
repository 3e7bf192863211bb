/** The list of tickets in the address: one state or all, and the page. */
import { ticketStates } from '@tiffin/contract'
import { oneOf, searchReader, pageSpan, readPage } from '../../lib/search/search-reader.ts'

export const PAGE_SIZE = 20

export const readTicketSearch = searchReader({ state: oneOf(ticketStates), page: readPage })

export type TicketSearch = ReturnType<typeof readTicketSearch>

/** The input for the server's query. */
export const ticketInput = ({ state, page }: TicketSearch) => ({ state, ...pageSpan(page, PAGE_SIZE) })
