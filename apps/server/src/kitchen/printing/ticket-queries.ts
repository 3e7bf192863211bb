import type { KitchenSettings, TicketFilter } from '@tiffin/contract'
import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { deleteOldRows } from '../../db/many-rows.ts'
import {
  categories,
  orderLines,
  orders,
  printers,
  products,
  tickets,
  type VersionLine,
} from '../../db/schema/index.ts'
import { compareCooked, compareExtras } from '../../platform/compare-lines.ts'
import { findVersion } from '../../ledger/order-versions.ts'
import { findKitchenLines, stationsIn, stationsByCategory } from '../station-lines.ts'
import { readSettings } from '../../platform/read-settings.ts'
import { dishesInLine, dishIdsIn, listCategoriesOf } from '../../menu/catalogue/dishes-in-lines.ts'

export type TicketRow = typeof tickets.$inferSelect

/** The station of the counter: its ticket has the whole order. */
export const COUNTER = ''

const DEFAULT_LIMIT = 50

type Revisions = Pick<TicketRow, 'kind' | 'revision' | 'revisionBefore'>

/**
 * An order as a ticket shows it: each line and each dish in it with the station that makes it, or null; for a ticket about
 * changed lines also what has changed.
 */
export async function findPrintedOrder(db: Database, id: string, ticket?: Revisions) {
  const rows = await db
    .select({ order: orders, line: orderLines, category: categories.slug })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .leftJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(eq(orders.id, id))
    .orderBy(asc(orderLines.position))
  const [first] = rows
  if (!first) return null
  const { kitchen } = await readSettings(db)
  const categoryByDish = await listCategoriesOf(
    db,
    rows.flatMap(({ line }) => dishIdsIn(line)),
  )
  const stations = stationsByCategory(kitchen)
  const stationOf = (category: string | null) => stations.get(category ?? '') ?? null
  return {
    order: first.order,
    lines: rows.map(({ line, category }) => ({
      ...line,
      station: stationOf(category),
      dishes: dishesInLine(line, categoryByDish).map(({ categorySlug, ...dish }) => ({
        ...dish,
        station: stationOf(categorySlug),
      })),
    })),
    stations: kitchen.stations,
    changes: ticket?.kind === 'lines' ? await findChanges(db, id, ticket) : null,
  }
}

/** What a reader with the paper of one revision needs to know of another; null if one of them is unknown. */
export async function findChanges(
  db: Database,
  orderId: string,
  { revision, revisionBefore }: Pick<Revisions, 'revision' | 'revisionBefore'>,
) {
  const before = await findVersion(db, orderId, revisionBefore ?? 0)
  const after = await findVersion(db, orderId, revision ?? 0)
  if (!before || !after) return null
  const cooked = compareCooked(before.contents.lines, after.contents.lines)
  const { kitchen } = await readSettings(db)
  const located = await locateLines(
    db,
    cooked.flatMap(({ line, was }) => [line, ...(was ? [was] : [])]),
    kitchen,
  )
  const at = (line: (typeof cooked)[number]['line']) => located.get(line) as PrintedLine
  return {
    lines: cooked.map(({ kind, line, was }) => ({ kind, line: at(line), was: was && at(was) })),
    extras: compareExtras(before.contents.extras, after.contents.extras),
    isNoteChanged:
      before.contents.note !== after.contents.note ||
      before.contents.allergyNote !== after.contents.allergyNote,
  }
}

export type Changes = NonNullable<Awaited<ReturnType<typeof findChanges>>>

async function locateLines<Line extends Parameters<typeof stationsIn>[0]['line']>(
  db: Database,
  lines: readonly Line[],
  kitchen: KitchenSettings,
) {
  const found = await findKitchenLines(db, lines)
  return new Map(found.map((each, index) => [lines[index], { ...each.line, ...stationsIn(each, kitchen) }]))
}

/** A line with the stations that make it. */
export type PrintedLine = VersionLine & ReturnType<typeof stationsIn>

export type PrintedOrder = NonNullable<Awaited<ReturnType<typeof findPrintedOrder>>>

/** The ledger, the newest first. */
export async function listTickets(
  db: Database,
  { orderId, state, limit = DEFAULT_LIMIT, offset = 0 }: TicketFilter,
) {
  const filter = and(
    orderId === undefined ? undefined : eq(tickets.orderId, orderId),
    state === undefined ? undefined : eq(tickets.state, state),
  )
  const found = await db
    .select({ ticket: tickets, number: orders.number, printer: printers.name })
    .from(tickets)
    .leftJoin(orders, eq(orders.id, tickets.orderId))
    .leftJoin(printers, eq(printers.id, tickets.printerId))
    .where(filter)
    .orderBy(desc(tickets.createdAt), asc(tickets.station), asc(tickets.id))
    .limit(limit)
    .offset(offset)
  const [counted] = await db.select({ total: count() }).from(tickets).where(filter)
  return { found, total: counted?.total ?? 0 }
}

export const hasTicket = async (db: Database, id: string): Promise<boolean> =>
  (await db.select({ id: tickets.id }).from(tickets).where(eq(tickets.id, id))).length > 0

/** How many tickets each printer has not printed yet. */
export async function countUnfinished(db: Database): Promise<ReadonlyMap<string | null, number>> {
  const rows = await db
    .select({ printerId: tickets.printerId, waiting: sql<number>`count(*)::int` })
    .from(tickets)
    .where(isNull(tickets.finishedAt))
    .groupBy(tickets.printerId)
  return new Map(rows.map(({ printerId, waiting }) => [printerId, waiting]))
}

export const deleteOldTickets = (db: Database, now: Temporal.Instant, keptDays: number): Promise<void> =>
  deleteOldRows(db, tickets, {
    writtenAt: tickets.createdAt,
    tooOld: new Date(now.subtract({ hours: keptDays * 24 }).epochMilliseconds),
  })
