/** Whether our books and the providers' say the same: every difference by itself. */
import { and, eq, gte, inArray, isNotNull, lt, ne, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import {
  heldOrders,
  onlinePayments,
  onlineRefunds,
  orders,
  payments,
  type ComparedSum,
  type StoredDifference,
} from '../../db/schema/index.ts'
import { listKeys, loadProvider, type ProviderDeps } from '../../payments/load-provider.ts'
import type { PaymentProvider, ProviderEntry } from '../../payments/provider.ts'

/** In whole cents of `currency`; null on the side where it is missing. */
export interface BookDifference extends StoredDifference {
  provider: string
}

export interface ComparedBooks {
  provider: string
  isTest: boolean
  payments: number
  refunds: number
  /** By currency: what came in, what went back and what the provider keeps, in whole cents, as it says. */
  sums: ComparedSum[]
  differences: BookDifference[]
}

interface Span {
  from: Date
  to: Date
}

// A payment of the last second of a day may be in the provider's books a second later, or by its own clock.
const SLACK_MS = 60 * 60 * 1000

/** Asks each provider that is set up, and the demo terminal, for its own list. Throws `ProviderUnavailable` if one does not answer. */
export async function compareBooks(deps: ProviderDeps, span: Span): Promise<ComparedBooks[]> {
  const compared: ComparedBooks[] = []
  for (const { name, mode } of await listAccounts(deps)) {
    const provider = await loadProvider(deps, name, mode)
    if (provider !== null) compared.push(await compareWith(deps.db, provider, span))
  }
  return compared
}

/** A provider in one of its modes, which is an account of its own. */
export type Account = Pick<PaymentProvider, 'name' | 'mode'>

/** Each mode that has keys, and the demo terminal. */
export async function listAccounts({ db, isDemo }: ProviderDeps): Promise<Account[]> {
  const keyed = (await listKeys(db)).map(({ provider, mode }): Account => ({ name: provider, mode }))
  return isDemo ? [...keyed, { name: 'demo', mode: 'test' }] : keyed
}

const comparedKinds = ['payment', 'refund'] as const
type ComparedKind = (typeof comparedKinds)[number]

/** Throws `ProviderUnavailable` if it does not answer. */
export async function compareWith(
  db: Database,
  provider: PaymentProvider,
  span: Span,
): Promise<ComparedBooks> {
  const { name } = provider
  const isTest = provider.mode === 'test'
  const of = { provider: name, isTest }
  const paid = await listPaid(db, { ...of, span })
  const refunded = await listRefunded(db, { ...of, span })
  // What took days to be known is in the provider's books where it began.
  const begun = [...paid, ...refunded].map(({ createdAt }) => createdAt.getTime())
  const all = await provider.listEntries({
    from: new Date(Math.min(span.from.getTime(), ...begun) - SLACK_MS),
    to: new Date(span.to.getTime() + SLACK_MS),
  })
  const theirs = all.filter(({ at }) => isWithin(span, Date.parse(at)))
  const referencesOf = (kind: ComparedKind) => listOfKind(theirs, kind).map(({ reference }) => reference)
  const ours = {
    payment: [...paid, ...(await listPaid(db, { ...of, references: referencesOf('payment') }))],
    refund: [...refunded, ...(await listRefunded(db, { ...of, references: referencesOf('refund') }))],
  }
  return {
    ...of,
    payments: referencesOf('payment').length,
    refunds: referencesOf('refund').length,
    sums: sumByCurrency(theirs),
    differences: comparedKinds.flatMap((kind) =>
      differencesOf(ours[kind], { known: listOfKind(all, kind), theirs: listOfKind(theirs, kind) }).map(
        (difference) => ({ provider: name, kind, ...difference }),
      ),
    ),
  }
}

const isWithin = ({ from, to }: Span, ms: number) => ms >= from.getTime() && ms < to.getTime()

const listOfKind = (entries: readonly ProviderEntry[], kind: ComparedKind) =>
  entries.filter((entry) => entry.kind === kind)

/** `known`: their entries around the span; `theirs`: those within it. Amounts in another currency cannot be compared. */
function differencesOf(
  rows: readonly OurRow[],
  entries: Record<'known' | 'theirs', readonly ProviderEntry[]>,
): Omit<BookDifference, 'provider' | 'kind'>[] {
  const known = sumByReference(entries.known)
  const ours = new Map(rows.map((row) => [row.reference, row]))
  const missing = sumByReference(entries.theirs)
    .values()
    .filter(({ reference }) => !ours.has(reference))
  const unequal = ours.values().filter(({ reference, cents, currency }) => {
    const entry = known.get(reference)
    return entry === undefined || (entry.currency === currency && entry.cents !== cents)
  })
  return [
    ...unequal.map(({ reference, order, cents, currency }) => {
      return { reference, order, ours: cents, theirs: known.get(reference)?.cents ?? null, currency }
    }),
    ...missing.map(({ reference, cents, currency }) => {
      return { reference, order: null, ours: null, theirs: cents, currency }
    }),
  ]
}

/** What a failed debit takes back is a line of its own, with the same reference. */
function sumByReference(entries: readonly ProviderEntry[]) {
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
  /** Its order's number. */
  order: number
  createdAt: Date
  cents: number
  currency: string
}

async function listPaid(db: Database, { provider, isTest, span, references }: Wanted): Promise<OurRow[]> {
  const { chargeId, cents, currency, paidAt, createdAt } = onlinePayments
  const rows = await db
    .select({ reference: chargeId, order: heldOrders.number, cents, currency, createdAt })
    .from(onlinePayments)
    .innerJoin(heldOrders, eq(heldOrders.id, onlinePayments.orderId))
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
  const { reference, cents, doneAt, createdAt } = onlineRefunds
  const rows = await db
    .select({
      reference,
      order: heldOrders.number,
      cents,
      currency: onlinePayments.currency,
      createdAt,
    })
    .from(onlineRefunds)
    .innerJoin(onlinePayments, eq(onlinePayments.id, onlineRefunds.paymentId))
    .innerJoin(heldOrders, eq(heldOrders.id, onlinePayments.orderId))
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
    ...(unbooked > 0 ? [`Online payments that are in no order’s payments: ${unbooked}.`] : []),
    ...(unbookedBack > 0 ? [`Online refunds that are in no order’s payments: ${unbookedBack}.`] : []),
  ]
}
