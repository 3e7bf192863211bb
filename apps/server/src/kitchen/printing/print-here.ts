import type { TakenTicket } from '@tiffin/contract'
import type { AdminContext } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findPrinter } from './printer-queries.ts'
import { fetchTicket, pollForTicket, reportTicket } from './serve-printer.ts'
import { hasTicket } from './ticket-queries.ts'

/** The next ticket of a printer that a browser prints for: like one that asks for itself, so its ledger is the same. */
export async function takeTicket(ctx: AdminContext, printerId: string): Promise<TakenTicket> {
  const printer = await findPrinter(ctx.db, printerId)
  const id = await pollForTicket(ctx, printer, { isPrinting: false })
  if (id === null) return { ticket: null }
  const { png } = await fetchTicket(ctx, printer, id)
  const picture = { mediaType: 'image/png' as const, base64: png.toString('base64'), paper: printer.paper }
  return { ticket: { _id: id, picture } }
}

/** A browser has handed it to its printer. */
export async function confirmTicket(ctx: AdminContext, ticketId: string): Promise<void> {
  if (!(await hasTicket(ctx.db, ticketId))) throw new Refusal('NOT_FOUND', 'Ticket not found')
  await reportTicket(ctx, { ticketId, code: '200 Printed from the board' })
}
