/** What orders came to, and what was paid, in spans of time. */
import { openStatuses, tillMethods, unsoldStatuses } from '@tiffin/contract'
import {
  and,
  asc,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  notInArray,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import {
  orderLines,
  orders,
  payments,
  type ClosedFigures,
  type MethodSum,
  type SoldTax,
} from '../../db/schema/index.ts'

/** From this instant until the other one. */
export interface Span {
  from: Date
  until: Date
}

type OrderFigures = Omit<ClosedFigures, 'payments'>

export const isSold = notInArray(orders.status, [...unsoldStatuses])
const isCancelled = eq(orders.status, 'cancelled')
const isNoShow = eq(orders.status, 'no-show')
const isOpen = inArray(orders.status, [...openStatuses])

const count = (filter?: SQL) =>
  filter ? sql<number>`(count(*) filter (where ${filter}))::int` : sql<number>`count(*)::int`
export const sum = (cents: SQLWrapper, filter: SQL) =>
  sql`coalesce(sum(${cents}) filter (where ${filter}), 0)`.mapWith(Number)

const unpaid = sql`(${orders.totalCents} - ${orders.paidCents})`
/** What went back for complaints, as far as it is owed no more. */
const waived = sql`least(${orders.goodwillCents}, greatest(${unpaid}, 0))`
const due = sql`(${unpaid} - ${waived})`

/** What was sold and is not paid as it was sold, in three sums. As `dueCents` has it. */
export const unsettled = {
  toPayCents: sum(sql`greatest(${due}, 0)`, isSold),
  toReturnCents: sum(sql`greatest(-${due}, 0)`, isSold),
  goodwillCents: sum(waived, isSold),
}

const placed = {
  placed: count(),
  sold: count(isSold),
  open: count(isOpen),
  cancelled: count(isCancelled),
  noShows: count(isNoShow),
  subtotalCents: sum(orders.subtotalCents, isSold),
  discountCents: sum(orders.discountCents, isSold),
  extrasCents: sum(orders.extrasTotalCents, isSold),
  taxOnTopCents: sum(sql`case when ${orders.areTaxesIncluded} then 0 else ${orders.taxCents} end`, isSold),
  totalCents: sum(orders.totalCents, isSold),
  cancelledCents: sum(orders.totalCents, isCancelled),
  noShowCents: sum(orders.totalCents, isNoShow),
  paidCents: sum(orders.paidCents, isSold),
  ...unsettled,
  unsoldPaidCents: sum(orders.paidCents, inArray(orders.status, [...unsoldStatuses])),
}

/** The figures of the orders placed in each of these spans, which follow one another, in their order. */
export async function sumOrders(tx: Database, spans: readonly Span[]): Promise<OrderFigures[]> {
  const [first] = spans
  if (!first) return []
  const isPlaced = and(
    gte(orders.createdAt, first.from),
    lt(orders.createdAt, spans.at(-1)?.until ?? first.until),
  )
  const nth = nthOf(orders.createdAt, spans)
  const [sums, lines, taxes] = [
    await tx
      .select({ nth, ...placed })
      .from(orders)
      .where(isPlaced)
      .groupBy(sql`1`),
    await sumLines(tx, nth, and(isPlaced, isSold)),
    await sumTaxes(tx, nth, and(isPlaced, isSold)),
  ]
  return spans.map((_, index) => {
    const found = sums.find((row) => row.nth === index)
    const { nth: _nth, placed: all, sold, open, cancelled, noShows, ...cents } = found ?? nothing
    const { nth: _line, ...lineCents } = lines.find((row) => row.nth === index) ?? noLines
    return {
      orders: { placed: all, sold, open, cancelled, noShows },
      ...lineCents,
      ...cents,
      taxes: taxes.filter((row) => row.nth === index).map(({ nth: _tax, ...tax }) => tax),
    }
  })
}

const zeros = <Keys extends string>(keys: Keys[]) =>
  Object.fromEntries(keys.map((key) => [key, 0])) as Record<Keys, number>
const nothing = { nth: 0, ...zeros(Object.keys(placed) as (keyof typeof placed)[]) }
const noLines = { nth: 0, menuCents: 0, compCents: 0, repricedCents: 0 }

/** Which of the spans a moment is in, from 0 on. */
export const nthOf = (
  moment: typeof orders.createdAt | typeof payments.createdAt,
  spans: readonly Span[],
) => {
  const starts = sql.param(spans.map(({ from }) => from.toISOString()))
  return sql<number>`width_bucket(${moment}, ${starts}::timestamptz[]) - 1`
}

/** What the lines cost by the menu, and why less was charged for some. */
function sumLines(tx: Database, nth: SQL<number>, isMeant: SQL | undefined) {
  const { listPriceCents, unitPriceCents, quantity, isComp } = orderLines
  const menu = sql`coalesce(${listPriceCents}, ${unitPriceCents})::bigint * ${quantity}`
  const less = sql`(coalesce(${listPriceCents}, ${unitPriceCents}) - ${unitPriceCents})::bigint * ${quantity}`
  return tx
    .select({
      nth,
      menuCents: sql`coalesce(sum(${menu}), 0)`.mapWith(Number),
      compCents: sum(less, sql`${isComp}`),
      repricedCents: sum(less, sql`not ${isComp}`),
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(isMeant)
    .groupBy(sql`1`)
}

/** Each tax by name, rate and number: a rate that changed in between is two. */
async function sumTaxes(
  tx: Database,
  nth: SQL<number>,
  isMeant: SQL | undefined,
): Promise<(SoldTax & { nth: number })[]> {
  const found = await tx
    .select({
      nth,
      name: sql<string>`tax->>'name'`,
      thousandths: sql<number>`(tax->>'thousandths')::int`,
      number: sql<string>`tax->>'number'`,
      isIncluded: orders.areTaxesIncluded,
      cents: sql`sum((tax->>'cents')::bigint)`.mapWith(Number),
      baseCents: sql`sum((tax->>'baseCents')::bigint)`.mapWith(Number),
    })
    .from(orders)
    .crossJoinLateral(sql`jsonb_array_elements(${orders.taxes}) as tax`)
    .where(isMeant)
    .groupBy(sql`1, 2, 3, 4, 5`)
    .orderBy(sql`1, 2, 3, 4, 5`)
  return found.filter(({ cents }) => cents > 0)
}

/** What was paid in each of these spans, which follow one another. */
export async function sumPayments(tx: Database, spans: readonly Span[]): Promise<MethodSum[][]> {
  const [first] = spans
  if (!first) return []
  const rows = await sumByMethod(
    tx,
    nthOf(payments.createdAt, spans),
    and(gte(payments.createdAt, first.from), lt(payments.createdAt, spans.at(-1)?.until ?? first.until)),
  )
  return spans.map((_, index) => rows.filter(({ nth }) => nth === index).map(withoutNth))
}

/** What is counted by one closing; null: by the next one, of all that was paid since `from`. */
export async function sumPaymentsOf(
  tx: Database,
  closing: { id: string } | { from: Date },
): Promise<MethodSum[]> {
  return (await sumByMethod(tx, sql<number>`0`, isCountedBy(closing))).map(withoutNth)
}

/** The payments that belong to a closing, or to the next one. */
export const isCountedBy = (closing: { id: string } | { from: Date }): SQL | undefined =>
  'id' in closing
    ? eq(payments.closingId, closing.id)
    : and(isNull(payments.closingId), gte(payments.createdAt, closing.from))

const withoutNth = ({ nth: _nth, ...sums }: MethodSum & { nth: number }): MethodSum => sums

async function sumByMethod(tx: Database, nth: SQL<number>, isMeant: SQL | undefined) {
  const { kind, cents } = payments
  // What was voided counts against what it voids.
  const isTaken = or(eq(kind, 'payment'), and(eq(kind, 'void'), lt(cents, 0))) as SQL
  const isBack = or(eq(kind, 'refund'), and(eq(kind, 'void'), sql`${cents} > 0`)) as SQL
  const number = (rows: SQL, voids: SQL) =>
    sql<number>`((count(*) filter (where ${rows})) - (count(*) filter (where ${voids})))::int`
  const rows = await tx
    .select({
      nth,
      method: payments.method,
      payments: number(eq(kind, 'payment'), and(eq(kind, 'void'), lt(cents, 0)) as SQL),
      takenCents: sum(sql`${cents}`, isTaken),
      tipCents: sql`sum(${payments.tipCents})`.mapWith(Number),
      refunds: number(eq(kind, 'refund'), and(eq(kind, 'void'), sql`${cents} > 0`) as SQL),
      givenBackCents: sql`-${sum(sql`${cents}`, isBack)}`.mapWith(Number),
    })
    .from(payments)
    .where(isMeant)
    .groupBy(sql`1`, payments.method)
    .orderBy(asc(payments.method))
  return rows.toSorted((one, other) => tillMethods.indexOf(one.method) - tillMethods.indexOf(other.method))
}
