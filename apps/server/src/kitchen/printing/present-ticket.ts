import type { Ticket } from '@tiffin/contract'
import type { TicketRow } from './ticket-queries.ts'

interface ListedTicket {
  ticket: TicketRow
  number: number | null
  printer: string | null
}

export function presentTicket({ ticket, number, printer }: ListedTicket): Ticket {
  const { id, kind, orderId, station, state, isDuplicate, createdAt, fetchedAt, finishedAt, result } = ticket
  return {
    _id: id,
    kind,
    order: orderId === null || number === null ? null : { _id: orderId, number },
    station: station || null,
    printer,
    state,
    isDuplicate,
    createdAt: createdAt.toISOString(),
    fetchedAt: fetchedAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
    result,
  }
}
