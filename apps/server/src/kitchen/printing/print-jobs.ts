/**
 * Tickets for what happens to orders. A job of the event decides which ones: the order is locked meanwhile, so that no
 * ticket is made for an order that is being cancelled. Its cause makes a ticket unique, even if the job runs twice.
 */
import { isOpenStatus } from '@tiffin/contract'
import { and, eq, inArray, isNotNull, isNull, notInArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { orders, printers, tickets } from '../../db/schema/index.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { followUp, type FollowUps } from '../../platform/follow-ups.ts'
import type { JobKind, JobRunner } from '../../platform/jobs.ts'
import { meaningOf, type TicketOccasion } from '../../platform/order-event-meaning.ts'
import type { Clock } from '../../platform/wall-clock.ts'
import { listPrinterRows, type PrinterRow } from './printer-queries.ts'
import { COUNTER, type Changes, findChanges, findPrintedOrder, type TicketRow } from './ticket-queries.ts'
import { stationsOfLine } from './ticket-text.ts'

interface TicketJob {
  orderId: string
  /** The number of the event. */
  event: number
  occasion: TicketOccasion
}

export interface PrintingDeps {
  db: Database
  clock: Clock
}

const makeTickets: JobKind<TicketJob> = { name: 'make-tickets' }

export const printJobs: JobKind<object>[] = [makeTickets]

/** What has to be printed about an event, if there is a printer. */
export const followUpPrinting: FollowUps = async (tx, event) => {
  const { tickets: occasion } = meaningOf(event)
  if (occasion === null) return []
  const [any] = await tx.select({ id: printers.id }).from(printers).limit(1)
  return any ? [followUp(makeTickets, { orderId: event.id, occasion })] : []
}

export async function startPrintJobs(runner: JobRunner, deps: PrintingDeps): Promise<void> {
  await runner.work(makeTickets, (job) => prepareTickets(deps, job))
}

export async function prepareTickets({ db, clock }: PrintingDeps, job: TicketJob): Promise<void> {
  await retryTransaction(db, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, job.orderId)).for('update')
    if (!order) return
    const at = new Date(clock.nowMs())
    if (job.occasion === 'accepted') {
      if (!isOpenStatus(order.status) || order.status === 'placed') return
      await makeOrderTickets(tx, order.id, at)
      // Accepted again: what has changed since its paper may not have been printed.
      if (order.revision > 0) await makeChangeTickets(tx, order, at)
      return
    }
    if (job.occasion === 'completed') {
      // A printer that was away must not cook it again.
      await giveUp(tx, order.id, at, 'Order completed')
      return
    }
    if (job.occasion === 'changed') {
      if (isOpenStatus(order.status) && order.status !== 'placed') await makeChangeTickets(tx, order, at)
      return
    }
    // Accepted again meanwhile: the jobs of an order's events may run in any order.
    if (job.occasion === 'undone' && order.status !== 'placed') return
    // What nobody has fetched is not printed at all, or with the new time.
    if (job.occasion !== 'moved')
      await tx.delete(tickets).where(and(isOf(order.id), isNull(tickets.fetchedAt)))
    if (job.occasion === 'cancelled') await giveUp(tx, order.id, at, 'Order cancelled')
    if (job.occasion !== 'undone') await makeFollowUpTickets(tx, order, job, at)
  })
}

async function makeOrderTickets(tx: Database, orderId: string, at: Date) {
  const found = await findPrintedOrder(tx, orderId)
  const stations = new Set([COUNTER, ...(found?.lines ?? []).flatMap(stationsOfLine)])
  const rows = (await listPrinterRows(tx)).flatMap((printer) =>
    stationsOf(printer)
      .filter((station) => stations.has(station))
      .map((station) => ({ printerId: printer.id, station })),
  )
  await insertTickets(
    tx,
    rows.map((row) => ({ ...row, orderId, kind: 'order' as const, cause: 'order', createdAt: at })),
  )
}

/** What is not on paper yet, or may be, is not offered any more. */
async function giveUp(tx: Database, orderId: string, at: Date, result: string) {
  await tx
    .update(tickets)
    .set({ state: 'failed', finishedAt: at, result })
    .where(and(isOf(orderId), isNull(tickets.finishedAt)))
}

/**
 * What has changed for those who have the order on paper, since that paper. A station that had nothing to make gets the
 * order's ticket; one that has not fetched its ticket yet will fetch it as the order is now.
 */
async function makeChangeTickets(
  tx: Database,
  { id: orderId, revision }: Pick<typeof orders.$inferSelect, 'id' | 'revision'>,
  at: Date,
) {
  const printed = await tx
    .select()
    .from(tickets)
    .where(and(isOf(orderId), inArray(tickets.kind, ['order', 'lines'])))
  if (printed.length === 0) return
  await makeOrderTickets(tx, orderId, at)
  await deleteEmptyTickets(tx, orderId)
  const byStation = Map.groupBy(printed, ({ station }) => station)
  for (const [station, papers] of byStation) {
    const { printerId } = papers.at(-1) as TicketRow
    if (papers.every(({ kind, fetchedAt }) => kind === 'order' && fetchedAt === null)) continue
    const revisionBefore = Math.max(...papers.map((paper) => paper.revision ?? 0))
    const changes = await findChanges(tx, orderId, { revision, revisionBefore })
    if (changes === null || revisionBefore === revision) continue
    if (station !== COUNTER && !changes.isNoteChanged && !hasOtherDishes(changes, station)) continue
    if (changes.lines.length === 0 && changes.extras.length === 0 && !changes.isNoteChanged) continue
    const cause = `revision ${revision}`
    await insertTickets(tx, [
      { orderId, printerId, station, kind: 'lines', cause, revision, revisionBefore, createdAt: at },
    ])
  }
}

/** Of stations that have nothing to make any more, if they have not fetched theirs. */
async function deleteEmptyTickets(tx: Database, orderId: string) {
  const found = await findPrintedOrder(tx, orderId)
  const stations = [COUNTER, ...(found?.lines ?? []).flatMap(stationsOfLine)]
  await tx
    .delete(tickets)
    .where(
      and(
        isOf(orderId),
        eq(tickets.kind, 'order'),
        isNull(tickets.fetchedAt),
        notInArray(tickets.station, stations),
      ),
    )
}

const hasOtherDishes = ({ lines }: Changes, station: string) =>
  lines.some(({ line, was }) => [line, was ?? line].some((each) => stationsOfLine(each).includes(station)))

/** For those who have the order's ticket on paper, and something of it to make. */
async function makeFollowUpTickets(
  tx: Database,
  { id: orderId, revision }: Pick<typeof orders.$inferSelect, 'id' | 'revision'>,
  { event, occasion }: TicketJob,
  at: Date,
) {
  const printed = await tx
    .select()
    .from(tickets)
    .where(and(isOf(orderId), inArray(tickets.kind, ['order', 'lines']), isNotNull(tickets.fetchedAt)))
  const found = await findPrintedOrder(tx, orderId)
  const cooking = new Set([COUNTER, ...(found?.lines ?? []).flatMap(stationsOfLine)])
  const kind = occasion === 'moved' ? ('change' as const) : ('cancellation' as const)
  for (const [station, papers] of Map.groupBy(printed, (paper) => paper.station)) {
    const { printerId } = papers.at(-1) as TicketRow
    if (!cooking.has(station)) {
      if (occasion === 'moved') continue
      // It may not have read that its dishes are gone, and does not any more.
      const revisionBefore = Math.max(...papers.map((paper) => paper.revision ?? 0))
      const changes = await findChanges(tx, orderId, { revision, revisionBefore })
      if (changes === null || !hasOtherDishes(changes, station)) continue
    }
    await insertTickets(tx, [{ orderId, printerId, station, kind, cause: `event ${event}`, createdAt: at }])
  }
}

type NewTicket = Omit<typeof tickets.$inferInsert, 'id'>

async function insertTickets(tx: Database, rows: readonly NewTicket[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insert(tickets)
    .values(rows.map((row) => ({ ...row, id: newId() })))
    .onConflictDoNothing()
}

export const stationsOf = ({ stations, isCounter }: PrinterRow): string[] =>
  isCounter ? [COUNTER, ...stations] : stations

const isOf = (orderId: string) => eq(tickets.orderId, orderId)
