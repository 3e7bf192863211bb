import type { Ticket, TicketPicture } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { tickets } from '../../db/schema/index.ts'
import type { AdminContext } from '../../platform/context.ts'
import { AppError } from '../../platform/app-error.ts'
import { findClosing } from '../../ledger/closings/drawer.ts'
import { readRegion } from '../../platform/read-settings.ts'
import { describeClosing, findPrintedClosing } from './closing-report.ts'
import { drawTicket } from './draw-ticket.ts'
import { stationsOf } from './print-jobs.ts'
import { listPrinterRows, lockPrinter, type PrinterRow } from './printer-queries.ts'
import { COUNTER, findPrintedOrder, type TicketRow } from './ticket-queries.ts'
import { describeTicket } from './ticket-text.ts'

/** Comes out at the printer's next poll. */
export function printTest({ db, clock }: AdminContext, printerId: string): Promise<Ticket> {
  return db.transaction(async (tx) => {
    const printer = await lockPrinter(tx, printerId)
    const createdAt = new Date(clock.nowMs())
    return insertOne(tx, printer, { kind: 'test', cause: newId(), createdAt })
  })
}

/** Once more, with its mark, on the printer that has its station now. */
export function printAgain({ db, clock }: AdminContext, ticketId: string): Promise<Ticket> {
  return db.transaction(async (tx) => {
    const [ticket] = await tx.select().from(tickets).where(eq(tickets.id, ticketId)).for('update')
    if (!ticket) throw new AppError('NOT_FOUND', 'Ticket not found')
    if (ticket.finishedAt === null)
      throw new AppError(
        'CONFLICT',
        'This ticket has not been printed yet; it comes out as soon as its printer asks.',
      )
    const printer = (await listPrinterRows(tx)).find((each) =>
      ticket.kind === 'test' ? each.id === ticket.printerId : stationsOf(each).includes(ticket.station),
    )
    if (!printer) throw new AppError('CONFLICT', 'No printer prints the tickets of this station any more.')
    const { kind, orderId, closingId, station, revision, revisionBefore } = ticket
    const createdAt = new Date(clock.nowMs())
    return insertOne(tx, printer, {
      kind,
      orderId,
      closingId,
      station,
      revision,
      revisionBefore,
      cause: newId(),
      isDuplicate: true,
      createdAt,
    })
  })
}

/** The same picture that a printer gets, for a browser to print. */
export async function drawPicture(
  { db }: AdminContext,
  { orderId, station = COUNTER }: { orderId: string; station?: string | undefined },
): Promise<TicketPicture> {
  const found = await findPrintedOrder(db, orderId)
  if (!found) throw new AppError('NOT_FOUND', 'Order not found')
  const paper =
    (await listPrinterRows(db)).find((printer) => stationsOf(printer).includes(station))?.paper ?? '80mm'
  const kind = found.order.status === 'cancelled' ? ('cancellation' as const) : ('order' as const)
  const printing = { printerName: '', region: await readRegion(db) }
  const png = await drawTicket(describeTicket({ kind, station, isDuplicate: false }, found, printing), paper)
  return { mediaType: 'image/png', base64: png.toString('base64'), paper }
}

/** A closing, on the printer of the counter's tickets. */
export function printClosing({ db, clock }: AdminContext, closingId: string): Promise<Ticket> {
  return db.transaction(async (tx) => {
    await findClosing(tx, closingId)
    const printer = (await listPrinterRows(tx)).find(({ isCounter }) => isCounter)
    if (!printer) throw new AppError('CONFLICT', 'No printer prints the tickets of the counter.')
    const createdAt = new Date(clock.nowMs())
    return insertOne(tx, printer, { kind: 'closing', closingId, cause: newId(), createdAt })
  })
}

/** The same picture, for a browser to print. */
export async function drawClosing({ db }: AdminContext, closingId: string): Promise<TicketPicture> {
  const found = await findPrintedClosing(db, closingId)
  const paper = (await listPrinterRows(db)).find(({ isCounter }) => isCounter)?.paper ?? '80mm'
  const region = await readRegion(db)
  const png = await drawTicket(describeClosing(found, { isDuplicate: false, region }), paper)
  return { mediaType: 'image/png', base64: png.toString('base64'), paper }
}

type NewTicket = Pick<TicketRow, 'kind' | 'cause' | 'createdAt'> & Partial<TicketRow>

async function insertOne(tx: Database, printer: PrinterRow, values: NewTicket): Promise<Ticket> {
  const [ticket] = await tx
    .insert(tickets)
    .values({ ...values, id: newId(), printerId: printer.id })
    .returning()
  if (!ticket) throw new Error('The ticket was not inserted.')
  const found = ticket.orderId === null ? null : await findPrintedOrder(tx, ticket.orderId)
  return presentTicket({ ticket, number: found?.order.number ?? null, printer: printer.name })
}

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
