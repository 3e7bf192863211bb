/** Whether our books and the providers' say the same: every difference by itself. */
import { and, eq, gte, inArray, isNotNull, lt, ne, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { onlinePayments, onlineRefunds, orders, payments } from '../../db/schema/index.ts'
import { loadProvider, type ProviderDeps } from '../../payments/load-provider.ts'
import { listKeys } from '../../payments/provider-key-queries.ts'
import type { PaymentProvider, ProviderEntry } from '../../payments/provider.ts'

/** In whole cents of `currency`; null on the side where it is missing. */
export interface BookDifference {
  provider: string
  kind: 'payment' | 'refund'
  /** The provider's name for it. */
  reference: string
  ours: number | null
  theirs: number | null
  currency: string
}

export interface ComparedBooks {
  provider: string
  isTest: boolean
  payments: number
  refunds: number
  /** By currency: what came in, what went back and what the provider keeps, in whole cents, as it says. */
  sums: { currency: string; paidCents: number; refundedCents: number; feeCents: number }[]
  differences: BookDifference[]
}

interface Span {
  from: Date
  to: Date
}

// A payment of the last second of a day may be in the provider's books a second later.
const SLACK_MS = 60 * 60 * 1000

/** Asks each provider that is set up, and the demo terminal, for its own list. Throws `ProviderAway` if one does not answer. */
export async function compareBooks(deps: ProviderDeps, span: Span): Promise<ComparedBooks[]> {
  const rows = await listKeys(deps.db)
  const compared: ComparedBooks[] = []
  for (const { provider, mode } of rows) {
    const loaded = await loadProvider(deps, provider, mode)
    if (loaded !== null) compared.push(await compareWith(deps.db, loaded, span))
  }
  const demo = await loadProvider(deps, 'demo')
  if (demo !== null) compared.push(await compareWith(deps.db, demo, span))
  return compared
}

async function compareWith(
  db: Database,
  provider: PaymentProvider,
  { from, to }: Span,
): Promise<ComparedBooks> {
  const isTest = provider.mode === 'test'
  const around = { from: new Date(from.getTime() - SLACK_MS), to: new Date(to.getTime() + SLACK_MS) }
  const all = await provider.listEntries(around)
  const theirs = all.filter(({ at }) => Date.parse(at) >= from.getTime() && Date.parse(at) < to.getTime())
  const differences: BookDifference[] = []
  for (const kind of ['payment', 'refund'] as const) {
    const known = groupByReference(all.filter((entry) => entry.kind === kind))
    const mine = kind === 'payment' ? listPaid : listRefunded
    const inSpan = await mine(db, { provider: provider.name, isTest, span: { from, to } })
    const named = await mine(db, {
      provider: provider.name,
      isTest,
      references: theirs.filter((entry) => entry.kind === kind).map(({ reference }) => reference),
    })
    const ours = new Map([...inSpan, ...named].map((row) => [row.reference, row]))
    for (const { reference, cents, currency } of ours.values()) {
      const entry = known.get(reference)
      // Without an entry around it, it may be one of another day: it was asked for by name.
      const isSame = entry !== undefined && (entry.currency !== currency || entry.cents === cents)
      if (!isSame)
        differences.push({
          provider: provider.name,
          kind,
          reference,
          ours: cents,
          theirs: entry?.cents ?? null,
          currency,
        })
    }
    for (const { reference, cents, currency } of groupByReference(
      theirs.filter((entry) => entry.kind === kind),
    ).values())
      if (!ours.has(reference))
        differences.push({ provider: provider.name, kind, reference, ours: null, theirs: cents, currency })
  }
  const count = (kind: ProviderEntry['kind']) => theirs.filter((entry) => entry.kind === kind).length
  return {
    provider: provider.name,
    isTest,
    payments: count('payment'),
    refunds: count('refund'),
    sums: sumByCurrency(theirs),
    differences,
  }
}

/** What a failed debit takes back is a line of its own, with the same reference. */
function groupByReference(entries: readonly ProviderEntry[]) {
  const groups = new Map<string, { reference: string; cents: number; currency: string }>()
  for (const { reference, cents, currency } of entries) {
    const group = groups.get(reference)
    groups.set(reference, { reference, cents: cents + (group?.cents ?? 0), currency })
  }
  return groups
}

function sumByCurrency(entries: readonly ProviderEntry[]): ComparedBooks['sums'] {
  const groups = Map.groupBy(entries, ({ currency }) => currency)
  return [...groups].map(([currency, lines]) => {
    const sum = (kind: ProviderEntry['kind']) =>
      lines.filter((line) => line.kind === kind).reduce((total, { cents }) => total + cents, 0)
    const feeCents = lines.reduce((total, line) => total + line.feeCents, 0) - sum('fee')
    return { currency, paidCents: sum('payment'), refundedCents: 0 - sum('refund'), feeCents }
  })
}

interface Wanted {
  provider: string
  isTest: boolean
  span?: Span
  references?: readonly string[]
}

interface OurRow {
  reference: string
  cents: number
  currency: string
}

async function listPaid(db: Database, { provider, isTest, span, references }: Wanted): Promise<OurRow[]> {
  const { chargeId, cents, currency, paidAt } = onlinePayments
  const rows = await db
    .select({ reference: chargeId, cents, currency })
    .from(onlinePayments)
    .where(
      and(
        eq(onlinePayments.provider, provider),
        eq(onlinePayments.isTest, isTest),
        eq(onlinePayments.state, 'paid'),
        span && and(gte(paidAt, span.from), lt(paidAt, span.to)),
        references && inArray(chargeId, [...references]),
      ),
    )
  return rows.map((row) => ({ ...row, reference: row.reference ?? '' }))
}

async function listRefunded(db: Database, { provider, isTest, span, references }: Wanted): Promise<OurRow[]> {
  const { reference, cents, doneAt } = onlineRefunds
  const rows = await db
    .select({ reference, cents, currency: onlinePayments.currency })
    .from(onlineRefunds)
    .innerJoin(onlinePayments, eq(onlinePayments.id, onlineRefunds.paymentId))
    .where(
      and(
        eq(onlinePayments.provider, provider),
        eq(onlinePayments.isTest, isTest),
        eq(onlineRefunds.state, 'done'),
        span && and(gte(doneAt, span.from), lt(doneAt, span.to)),
        references && inArray(reference, [...references]),
      ),
    )
  return rows.map((row) => ({ ...row, reference: row.reference ?? '', cents: 0 - row.cents }))
}

/** In sentences, what does not add up among our own tables; empty if all does. */
export async function checkOwnBooks(db: Database): Promise<string[]> {
  const paid = db
    .select({ cents: sql<number>`coalesce(sum(${payments.cents}), 0)` })
    .from(payments)
    .where(eq(payments.orderId, orders.id))
  const unequal = await db.select({ number: orders.number }).from(orders).where(ne(orders.paidCents, paid))
  const bookedAs = (id: typeof onlinePayments.id | typeof onlineRefunds.id) =>
    notExists(db.select({ id: payments.id }).from(payments).where(eq(payments.onlineId, id)))
  const unbooked = await db.$count(onlinePayments, and(onlinePayments.isUsed, bookedAs(onlinePayments.id)))
  const unbookedBack = await db.$count(
    onlineRefunds,
    and(
      eq(onlineRefunds.state, 'done'),
      ne(onlineRefunds.kind, 'unplaced'),
      isNotNull(onlineRefunds.doneAt),
      bookedAs(onlineRefunds.id),
    ),
  )
  return [
    ...unequal.map(({ number }) => `What order ${number} says was paid is not the sum of its payments.`),
    ...(unbooked > 0 ? [`${unbooked} online payments are in no order’s payments.`] : []),
    ...(unbookedBack > 0 ? [`${unbookedBack} online refunds are in no order’s payments.`] : []),
  ]
}
