/** What should be in the cash drawer, and the figures since it was last closed. */
import { and, asc, desc, eq, gte, isNull, lt, min, ne } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { closings, drawerEntries, type ClosedFigures, type MethodSum } from '../../db/schema/index.ts'
import { AppError } from '../../platform/app-error.ts'
import { dayOn, spanOfDay, type Zone } from '../../platform/wall-clock.ts'
import { sumOrders, sumPaymentsOf, type Span } from './sum-figures.ts'

const DEFAULT_LIMIT = 50

export type ClosingRow = typeof closings.$inferSelect
export type DrawerEntryRow = typeof drawerEntries.$inferSelect

/** The drawer over a span: what was in it, what came in and went out, and what should be in it in the end. */
export interface Drawer {
  startCents: number
  cash: Pick<MethodSum, 'takenCents' | 'tipCents' | 'givenBackCents'>
  /** By every way of paying. */
  payments: readonly MethodSum[]
  entries: DrawerEntryRow[]
  expectedCents: number
}

/** All reads see one snapshot: what is paid meanwhile is in all figures or in none. */
export const atOneMoment = <Result>(db: Database, read: (tx: Database) => Promise<Result>) =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })

async function findLastClosing(tx: Database): Promise<ClosingRow | null> {
  const [row] = await tx.select().from(closings).orderBy(desc(closings.number)).limit(1)
  return row ?? null
}

export interface OpenSpan {
  last: ClosingRow | null
  span: Span
  /** Payments from then on are counted by closings: the beginning of the first one. */
  bookedFrom: Date
}

/**
 * What the next closing is about. The first one begins on its own day: what was paid before anybody counted is in no
 * drawer.
 */
export async function findOpenSpan(
  tx: Database,
  { now, zone }: { now: Date; zone: Zone },
): Promise<OpenSpan> {
  const last = await findLastClosing(tx)
  const from = last?.until ?? spanOfDay(dayOn(now, zone), zone).from
  // A clock that was set back must not end a span before it began.
  const until = new Date(Math.max(now.getTime(), from.getTime()))
  const [first] = await tx.select({ from: min(closings.from) }).from(closings)
  return { last, span: { from, until }, bookedFrom: first?.from ?? from }
}

/** The drawer at the end of that span: with what a closing has claimed, or with what none has. */
export async function readDrawer(
  tx: Database,
  { last, bookedFrom }: OpenSpan,
  closingId: string | null = null,
): Promise<Drawer> {
  const paid = await sumPaymentsOf(tx, closingId === null ? { from: bookedFrom } : { id: closingId })
  const entries = await tx
    .select()
    .from(drawerEntries)
    .where(closingId === null ? isNull(drawerEntries.closingId) : eq(drawerEntries.closingId, closingId))
    .orderBy(asc(drawerEntries.number))
  return drawerOf(last?.leftCents ?? 0, paid, entries)
}

/** What was sold in a span, and paid into its drawer. */
export async function readFigures(tx: Database, span: Span, { payments }: Drawer): Promise<ClosedFigures> {
  const [placed] = await sumOrders(tx, [span])
  if (!placed) throw new Error('A span has figures.')
  return { ...placed, payments: [...payments] }
}

export async function findClosing(tx: Database, id: string): Promise<ClosingRow> {
  const [closing] = await tx.select().from(closings).where(eq(closings.id, id))
  if (!closing) throw new AppError('NOT_FOUND', 'Closing not found')
  return closing
}

/** The latest first. */
export async function listClosings(
  db: Database,
  { limit = DEFAULT_LIMIT, offset = 0 }: { limit?: number | undefined; offset?: number | undefined },
) {
  const found = await db.select().from(closings).orderBy(desc(closings.number)).limit(limit).offset(offset)
  return { closings: found, total: await db.$count(closings) }
}

/** Those that ended in a span, oldest first. */
export const listClosingsIn = (tx: Database, { from, until }: Span): Promise<ClosingRow[]> =>
  tx
    .select()
    .from(closings)
    .where(and(gte(closings.until, from), lt(closings.until, until)))
    .orderBy(asc(closings.number))

/** The drawer of a closing, as it was counted. */
export async function readClosedDrawer(tx: Database, closing: ClosingRow): Promise<Drawer> {
  const entries = await tx
    .select()
    .from(drawerEntries)
    .where(and(eq(drawerEntries.closingId, closing.id), ne(drawerEntries.kind, 'correction')))
    .orderBy(asc(drawerEntries.number))
  return drawerOf(closing.startCents, closing.figures.payments, entries)
}

export const listCorrections = (tx: Database, closingId: string): Promise<DrawerEntryRow[]> =>
  tx
    .select()
    .from(drawerEntries)
    .where(and(eq(drawerEntries.closingId, closingId), eq(drawerEntries.kind, 'correction')))
    .orderBy(asc(drawerEntries.number))

function drawerOf(startCents: number, paid: readonly MethodSum[], entries: DrawerEntryRow[]): Drawer {
  const { takenCents, tipCents, givenBackCents } = paid.find(({ method }) => method === 'cash') ?? noCash
  const moved = entries.reduce((sum, { cents }) => sum + cents, 0)
  return {
    startCents,
    cash: { takenCents, tipCents, givenBackCents },
    payments: paid,
    entries,
    expectedCents: startCents + takenCents + tipCents - givenBackCents + moved,
  }
}

const noCash = { takenCents: 0, tipCents: 0, givenBackCents: 0 }
