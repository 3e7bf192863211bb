/**
 * What a receipt printer asks for, as Star's CloudPRNT over HTTP has it (protocol guide 2.4.0): it asks whether there is a
 * job, fetches it, and reports how printing it went. All three can be lost, repeated or late.
 */
import { PRINTER_SILENT_MS, type TakenTicket } from '@tiffin/contract'
import { and, asc, eq, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { orders, printers, tickets } from '../../db/schema/index.ts'
import type { AdminContext } from '../../platform/context.ts'
import { hashToken } from '../../platform/hashes.ts'
import { AppError } from '../../platform/app-error.ts'
import { readRegion } from '../../platform/read-settings.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import type { Clock } from '../../platform/wall-clock.ts'
import { describeClosing, findPrintedClosing } from './closing-report.ts'
import { drawTicket } from './draw-ticket.ts'
import { findPrinter, type PrinterRow } from './printer-queries.ts'
import { findPrintedOrder, hasTicket, type PrintedOrder, type TicketRow } from './ticket-queries.ts'
import { describeTicket } from './ticket-text.ts'

/** A ticket that was fetched and not reported on for so long is offered again. */
const UNCONFIRMED_MS = 60_000
/** A printer that cannot print a picture will not do so the tenth time. */
const MAX_REJECTIONS = 5
const MAX_STATUS_LENGTH = 100

interface PrinterDeps {
  db: Database
  clock: Clock
}

interface Poll {
  /** What it says of itself, url-encoded: '200%20OK'. */
  statusCode?: string | undefined
  isPrinting: boolean
}

/** The printer with the secret in its address. */
export async function requirePrinter({ db }: PrinterDeps, token: string): Promise<PrinterRow> {
  const [printer] = await db
    .select()
    .from(printers)
    .where(eq(printers.tokenHash, hashToken(token)))
  if (!printer) throw new AppError('NOT_FOUND', 'There is no printer with this address')
  return printer
}

/** The ticket that the printer should fetch now, or null. */
export async function pollForTicket(
  { db, clock }: PrinterDeps,
  printer: PrinterRow,
  { statusCode, isPrinting }: Poll,
): Promise<string | null> {
  const nowMs = clock.nowMs()
  const status = statusCode === undefined ? null : readCode(statusCode)
  await noteSeen(db, printer, { nowMs, status })
  // Without paper, it would fetch a ticket only to report a failure.
  if (isPrinting || (status !== null && !isSuccess(status))) return null
  return db.transaction(async (tx) => {
    const next = await findNext(tx, printer.id, nowMs)
    if (!next) return null
    await tx
      .update(tickets)
      .set({ printerId: printer.id, state: 'waiting', isDuplicate: mayBeOnPaper(next) })
      .where(eq(tickets.id, next.id))
    return next.id
  })
}

/** The ticket as a picture. It is marked if it is fetched again: the first picture may be on paper. */
export async function fetchTicket(
  { db, clock }: PrinterDeps,
  printer: PrinterRow,
  ticketId: string,
): Promise<{ png: Buffer; kind: TicketRow['kind'] }> {
  const fetched = await retryTransaction(db, async (tx) => {
    const [ticket] = await tx
      .select()
      .from(tickets)
      .where(and(eq(tickets.id, ticketId), eq(tickets.printerId, printer.id), isNull(tickets.finishedAt)))
      .for('update')
    if (!ticket) throw new AppError('NOT_FOUND', 'There is no such ticket')
    return markFetched(tx, ticket, { printer, nowMs: clock.nowMs() })
  })
  return { png: await drawFetched(db, fetched, printer), kind: fetched.after.kind }
}

const noteSeen = (
  db: Database,
  { id }: PrinterRow,
  { nowMs, status }: { nowMs: number; status: string | null },
) =>
  db
    .update(printers)
    .set({ lastPolledAt: new Date(nowMs), status })
    .where(eq(printers.id, id))

const mayBeOnPaper = ({ isDuplicate, state }: TicketRow) => isDuplicate || state === 'fetched'

interface Fetched {
  before: TicketRow
  after: TicketRow
  /** Null for a test, and for a closing. */
  found: PrintedOrder | null
}

/**
 * Of a locked ticket. The order is read with it and cannot change meanwhile: a change is either in the picture, or finds
 * the ticket fetched and prints one of its own.
 */
async function markFetched(
  tx: Database,
  before: TicketRow,
  { printer, nowMs }: { printer: PrinterRow; nowMs: number },
): Promise<Fetched> {
  const { orderId } = before
  if (orderId !== null)
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('share')
  const found = orderId === null ? null : await findPrintedOrder(tx, orderId, before)
  if (before.kind === 'order' && orderId !== null && found)
    await deleteShownChanges(tx, before, found.order.revision)
  const changes = {
    ...(before.kind === 'order' && { revision: found?.order.revision ?? null }),
    printerId: printer.id,
    state: 'fetched' as const,
    isDuplicate: mayBeOnPaper(before),
    fetchedAt: new Date(nowMs),
  }
  await tx.update(tickets).set(changes).where(eq(tickets.id, before.id))
  return { before, after: { ...before, ...changes }, found }
}

/** What has changed since an earlier paper is in the picture of this one: it must not be cooked twice. */
const deleteShownChanges = (tx: Database, { orderId, station }: TicketRow, revision: number) =>
  tx
    .delete(tickets)
    .where(
      and(
        eq(tickets.orderId, orderId ?? ''),
        eq(tickets.station, station),
        eq(tickets.kind, 'lines'),
        isNull(tickets.fetchedAt),
        lte(tickets.revision, revision),
      ),
    )

/** What could not be drawn has not been printed. */
async function drawFetched(db: Database, { before, after, found }: Fetched, { name, paper }: PrinterRow) {
  const { id } = before
  try {
    const printing = { printerName: name, region: await readRegion(db) }
    const lines =
      after.closingId === null
        ? describeTicket(after, found, printing)
        : describeClosing(await findPrintedClosing(db, after.closingId), { ...after, ...printing })
    return await drawTicket(lines, paper)
  } catch (error) {
    const { state, isDuplicate, fetchedAt } = before
    const isStill = and(eq(tickets.id, id), eq(tickets.state, 'fetched'))
    await db.update(tickets).set({ state, isDuplicate, fetchedAt }).where(isStill)
    throw error
  }
}

interface Report {
  ticketId: string
  code: string
  /** Null for a browser, in whose place staff report. */
  printer: PrinterRow | null
}

/** How printing it went. Success counts late, too, when the ticket has been offered to the printer's stand-in meanwhile. */
export async function reportTicket(
  { db, clock }: PrinterDeps,
  { ticketId, code, printer }: Report,
): Promise<void> {
  const result = readCode(code)
  // It does not say whether anything is on paper.
  if (result === '') return
  const at = new Date(clock.nowMs())
  if (isSuccess(result)) {
    await db
      .update(tickets)
      .set({ state: 'printed', finishedAt: at, result })
      .where(
        and(eq(tickets.id, ticketId), isGivenTo(printer, { orStandIn: true }), ne(tickets.state, 'printed')),
      )
    return
  }
  // Out of paper, cover open: nothing is wrong with the ticket, and it waits. Some of it may be on paper.
  const isRejected = result.startsWith('5')
  const isGivenUp = sql`${isRejected} and ${tickets.rejections} + 1 >= ${MAX_REJECTIONS}`
  await db
    .update(tickets)
    .set({
      state: sql`case when ${isGivenUp} then 'failed' else 'waiting' end`,
      finishedAt: sql`case when ${isGivenUp} then ${at.toISOString()}::timestamptz end`,
      isDuplicate: true,
      rejections: sql`${tickets.rejections} + ${isRejected ? 1 : 0}`,
      result,
    })
    .where(and(eq(tickets.id, ticketId), isGivenTo(printer), eq(tickets.state, 'fetched')))
}

function isGivenTo(printer: PrinterRow | null, { orStandIn = false } = {}) {
  if (!printer) return undefined
  const { id, standInId } = printer
  return inArray(tickets.printerId, orStandIn && standInId !== null ? [id, standInId] : [id])
}

/** The oldest ticket of its own, or of a printer out of reach whose stand-in it is. */
async function findNext(tx: Database, printerId: string, nowMs: number): Promise<TicketRow | undefined> {
  const silentSince = new Date(nowMs - PRINTER_SILENT_MS)
  const outOfReach = tx
    .select({ id: printers.id })
    .from(printers)
    .where(
      and(
        eq(printers.standInId, printerId),
        lt(sql`coalesce(${printers.lastPolledAt}, ${printers.createdAt})`, silentSince.toISOString()),
      ),
    )
  const isIts = or(eq(tickets.printerId, printerId), sql`${tickets.printerId} in ${outOfReach}`)
  const isUnconfirmed = lt(tickets.fetchedAt, new Date(nowMs - UNCONFIRMED_MS))
  const isDue = or(eq(tickets.state, 'waiting'), and(eq(tickets.state, 'fetched'), isUnconfirmed))
  const [next] = await tx
    .select()
    .from(tickets)
    .where(and(isIts, isNull(tickets.finishedAt), isDue))
    // What has changed comes after the order itself.
    .orderBy(asc(tickets.createdAt), sql`${tickets.kind} = 'lines'`, asc(tickets.id))
    .limit(1)
    .for('update', { skipLocked: true })
  return next
}

/** '200%20OK' and '200 OK'. */
const readCode = (code: string): string =>
  decode(code)
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, '')
    .trim()
    .slice(0, MAX_STATUS_LENGTH)

function decode(code: string): string {
  try {
    return decodeURIComponent(code.replaceAll('+', ' '))
  } catch {
    return code
  }
}

const isSuccess = (code: string) => code.startsWith('2')

/** The next ticket of a printer that a browser prints for: offered and fetched at once, so that no other board gets it. */
export async function takeTicket({ db, clock }: AdminContext, printerId: string): Promise<TakenTicket> {
  const printer = await findPrinter(db, printerId)
  const nowMs = clock.nowMs()
  await noteSeen(db, printer, { nowMs, status: null })
  const fetched = await retryTransaction(db, async (tx) => {
    const next = await findNext(tx, printer.id, nowMs)
    return next ? markFetched(tx, next, { printer, nowMs }) : null
  })
  if (!fetched) return { ticket: null }
  const png = await drawFetched(db, fetched, printer)
  const picture = { mediaType: 'image/png' as const, base64: png.toString('base64'), paper: printer.paper }
  return { ticket: { _id: fetched.before.id, picture } }
}

/** A browser has handed it to its printer. */
export async function confirmTicket(ctx: AdminContext, ticketId: string): Promise<void> {
  if (!(await hasTicket(ctx.db, ticketId))) throw new AppError('NOT_FOUND', 'Ticket not found')
  await reportTicket(ctx, { ticketId, code: '200 Printed from the board', printer: null })
}
