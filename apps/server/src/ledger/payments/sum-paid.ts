/** What was paid by each way in spans of time, what of it was tax, and how it becomes the sales. */
import { and, eq, gte, inArray, isNull, lt, not, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { onlinePayments, onlineRefunds, orders, payments, type MethodSum } from '../../db/schema/index.ts'
import { isSold, nthOf, type Span, sum, sumPayments, unsettled } from '../closings/sum-figures.ts'

export interface PaidSum extends MethodSum {
  taxCents: number
  feeCents: number
  /** Online payments whose fee no provider has told. */
  unknownFees: number
}

/** By way of paying, in each of these spans, which follow one another. */
export async function sumPaid(tx: Database, spans: readonly Span[]): Promise<PaidSum[][]> {
  const [first] = spans
  if (!first) return []
  const nth = nthOf(payments.createdAt, spans)
  const whole = wholeOf(spans)
  const sums = await sumPayments(tx, spans)
  const taxes = await sumTaxesPaid(tx, nth, whole)
  const fees = await tx
    .select({
      nth,
      method: payments.method,
      feeCents: sql`coalesce(sum(${onlinePayments.feeCents}), 0)`.mapWith(Number),
      unknownFees: sql<number>`(count(*) filter (where ${isNull(onlinePayments.feeCents)}))::int`,
    })
    .from(payments)
    .innerJoin(onlinePayments, eq(onlinePayments.id, payments.onlineId))
    .where(isPaidIn(whole))
    .groupBy(sql`1`, payments.method)
  return spans.map((_, index) =>
    (sums[index] ?? []).map((paid) => {
      const isSame = (row: { nth: number; method: string }) => row.nth === index && row.method === paid.method
      const { feeCents = 0, unknownFees = 0 } = fees.find(isSame) ?? {}
      return { ...paid, taxCents: taxes.find(isSame)?.taxCents ?? 0, feeCents, unknownFees }
    }),
  )
}

/** From the beginning of the first of them to the end of the last. */
export const wholeOf = (spans: readonly Span[]): Span => ({
  from: spans[0]?.from ?? new Date(0),
  until: spans.at(-1)?.until ?? new Date(0),
})

const isPaidIn = ({ from, until }: Span) =>
  and(gte(payments.createdAt, from), lt(payments.createdAt, until)) as SQL
const isPlacedIn = ({ from, until }: Span) =>
  and(gte(orders.createdAt, from), lt(orders.createdAt, until)) as SQL

/**
 * An order's taxes are shared among its payments by what they paid of it, in the order in which they were recorded, so
 * that they sum to the order's once it is paid, and to nothing once all is given back.
 */
function sumTaxesPaid(tx: Database, nth: SQL<number>, span: Span) {
  const soFar = sql`sum(${payments.cents}) over (partition by ${payments.orderId} order by ${payments.number})`
  const shareOf = (paid: SQL) =>
    sql`round(${orders.taxCents}::numeric * least(${paid}, ${orders.totalCents}) / nullif(${orders.totalCents}, 0))`
  const paidOrders = tx.select({ id: payments.orderId }).from(payments).where(isPaidIn(span))
  const shared = tx.$with('shared').as(
    tx
      .select({
        nth: nth.as('nth'),
        method: payments.method,
        isMeant: sql<boolean>`${isPaidIn(span)}`.as('is_meant'),
        taxCents: sql`coalesce(${shareOf(soFar)} - ${shareOf(sql`(${soFar} - ${payments.cents})`)}, 0)`.as(
          'tax_cents',
        ),
      })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(inArray(payments.orderId, paidOrders)),
  )
  return tx
    .with(shared)
    .select({
      nth: sql<number>`${shared.nth}`,
      method: shared.method,
      taxCents: sql`sum(${shared.taxCents})`.mapWith(Number),
    })
    .from(shared)
    .where(sql`${shared.isMeant}`)
    .groupBy(sql`1`, shared.method)
}

export interface SoldSum {
  salesCents: number
  taxCents: number
}

const nothingSold: SoldSum = { salesCents: 0, taxCents: 0 }

/** The sales of the orders placed in each span: the revenue of the sales report. */
export async function sumSales(tx: Database, spans: readonly Span[]): Promise<SoldSum[]> {
  const rows = await tx
    .select({
      nth: nthOf(orders.createdAt, spans),
      salesCents: sum(orders.totalCents, isSold),
      taxCents: sum(orders.taxCents, isSold),
    })
    .from(orders)
    .where(isPlacedIn(wholeOf(spans)))
    .groupBy(sql`1`)
  return spans.map((_, index) => {
    const { nth: _nth, ...sold } = rows.find(({ nth }) => nth === index) ?? { nth: index, ...nothingSold }
    return sold
  })
}

export interface BalanceSum {
  paidCents: number
  otherDaysCents: number
  unsoldCents: number
  paidElsewhenCents: number
  toPayCents: number
  toReturnCents: number
  goodwillCents: number
  salesCents: number
}

/** How what was paid in a span becomes what was sold in it. */
export async function sumBalance(tx: Database, span: Span): Promise<BalanceSum> {
  const isOtherDay = not(isPlacedIn(span))
  const [paid] = await tx
    .select({
      paidCents: sum(payments.cents, sql`true`),
      otherDaysCents: sum(payments.cents, isOtherDay),
      unsoldCents: sum(payments.cents, and(isPlacedIn(span), not(isSold)) as SQL),
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(isPaidIn(span))
  const [elsewhen] = await tx
    .select({ paidElsewhenCents: sum(payments.cents, sql`true`) })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(isPlacedIn(span), isSold, not(isPaidIn(span))))
  const [sold] = await tx
    .select({
      ...unsettled,
      salesCents: sum(orders.totalCents, isSold),
    })
    .from(orders)
    .where(isPlacedIn(span))
  if (!paid || !elsewhen || !sold) throw new Error('A sum without groups has a row.')
  return { ...paid, ...elsewhen, ...sold }
}

/** What went through each provider in a span, by its clock for when it was paid and returned. */
export async function sumOnline(tx: Database, { from, until }: Span) {
  const { provider, isTest, cents, feeCents, isUsed, paidAt } = onlinePayments
  const isUnplaced = not(isUsed)
  const paid = await tx
    .select({
      provider,
      isTest,
      payments: sql<number>`count(*)::int`,
      paidCents: sum(cents, sql`true`),
      feeCents: sum(feeCents, sql`true`),
      unplacedCents: sum(cents, isUnplaced),
    })
    .from(onlinePayments)
    .where(and(eq(onlinePayments.state, 'paid'), gte(paidAt, from), lt(paidAt, until)))
    .groupBy(provider, isTest)
  const { doneAt, state } = onlineRefunds
  const refunded = await tx
    .select({
      provider,
      isTest,
      refunds: sql<number>`count(*)::int`,
      refundedCents: sum(onlineRefunds.cents, sql`true`),
    })
    .from(onlineRefunds)
    .innerJoin(onlinePayments, eq(onlinePayments.id, onlineRefunds.paymentId))
    .where(and(eq(state, 'done'), gte(doneAt, from), lt(doneAt, until)))
    .groupBy(provider, isTest)
  const nothing = { payments: 0, paidCents: 0, feeCents: 0, unplacedCents: 0, refunds: 0, refundedCents: 0 }
  const keys = new Map(
    [...paid, ...refunded].map((row) => [
      `${row.provider} ${row.isTest}`,
      { provider: row.provider, isTest: row.isTest },
    ]),
  )
  return [...keys]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([, key]) => {
      const isSame = (row: typeof key) => row.provider === key.provider && row.isTest === key.isTest
      return { ...nothing, ...paid.find(isSame), ...refunded.find(isSame), ...key }
    })
}
