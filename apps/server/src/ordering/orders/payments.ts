/** Money for orders, as staff take it at the counter: in parts and in several ways, given back, or marked by mistake. */
import type { TakePaymentInput, TillMethod } from '@tiffin/contract'
import type { Money } from '@tiffin/pricing'
import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { orders, payments } from '../../db/schema/index.ts'
import type { AdminContext, Deps } from '../../platform/context.ts'
import { dueCents, settlement } from '../../platform/order-amounts.ts'
import { readRegion } from '../../platform/read-settings.ts'
import { recordOrderEvent } from '../../platform/record-event.ts'
import { AppError, rejectLargeAmounts } from '../../platform/app-error.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { countTips, lockOrder, type OrderLineRow, type OrderRow, type PaymentRow } from './order-queries.ts'
import { getOrder } from './get-order.ts'
import { moneyOfOrder } from './present-order.ts'

type Found = Promise<{ order: OrderRow; lines: OrderLineRow[] }>

/** Records a part of what is to pay, or all that is left. */
export const takePayment = (
  ctx: AdminContext,
  { id, method, amount, tip, tendered, reference, toPay }: TakePaymentInput,
): Found =>
  changePayments(ctx, async (tx) => {
    const order = await lockOrder(tx, id)
    const money = moneyOfOrder(order, await readRegion(tx))
    const due = dueCents(order)
    rejectNothingToPay(order, due)
    rejectOtherDue(order, toPay, money)
    const cents = amount === undefined ? due : centsOf(amount, 'amount', money)
    if (cents > due) throw invalid('amount', `Only ${money.format(due)} is left to pay`)
    const tipCents = tip === undefined ? 0 : centsOf(tip, 'tip', money)
    rejectLargeAmounts('price', [{ path: 'tip', amount: tip }], money)
    const tenderedCents = tendered === undefined ? null : centsOf(tendered, 'tendered', money)
    if (tenderedCents !== null && tenderedCents < cents + tipCents)
      throw invalid('tendered', `This is less than ${money.format(cents + tipCents)}`)
    await insertPayment(tx, ctx, order, {
      kind: 'payment',
      method,
      cents,
      tipCents,
      tenderedCents,
      reference: reference ?? null,
    })
    return getOrder(tx, id)
  })

/** Records that the guest has paid all that was left, and how. No amount changes. */
export const markPaid = (
  ctx: AdminContext,
  { id, method, toPay }: { id: string; method: TillMethod; toPay?: number | undefined },
): Found =>
  changePayments(ctx, async (tx) => {
    const order = await lockOrder(tx, id)
    rejectNothingToPay(order, dueCents(order))
    rejectOtherDue(order, toPay, moneyOfOrder(order, await readRegion(tx)))
    await payAll(tx, ctx, order, method)
    return getOrder(tx, id)
  })

/** All payments were mistakes. What was given back stays given back. */
export const markUnpaid = (ctx: AdminContext, { id, reason }: { id: string; reason: string }): Found =>
  changePayments(ctx, async (tx) => {
    let order = await lockOrder(tx, id)
    const valid = (await listValidPayments(tx, id)).filter(({ kind }) => kind === 'payment')
    if (valid.length === 0) throw new AppError('CONFLICT', `Order ${order.number} is not marked as paid.`)
    for (const payment of valid) order = await voidOne(tx, ctx, order, { payment, reason })
    return getOrder(tx, id)
  })

/** A payment, or what was given back, was recorded by mistake. */
export const voidPayment = (
  ctx: AdminContext,
  wanted: { id: string; payment: string; reason: string },
): Found =>
  changePayments(ctx, async (tx) => {
    const order = await lockOrder(tx, wanted.id)
    await voidValid(tx, ctx, order, { id: wanted.payment, reason: wanted.reason })
    return getOrder(tx, wanted.id)
  })

/** Changes what was paid for an order, once more if somebody else was faster, and tells open pages. */
export async function changePayments<Changed>(ctx: AdminContext, work: (tx: Database) => Promise<Changed>) {
  const changed = await retryTransaction(ctx.db, work)
  ctx.live.nudge()
  return changed
}

function rejectNothingToPay({ number, status, totalCents }: OrderRow, due: number) {
  if (status === 'cancelled')
    throw new AppError('CONFLICT', `Order ${number} is cancelled, so there is nothing to pay.`)
  if (due > 0) return
  const message =
    totalCents === 0
      ? `There is nothing to pay for order ${number}.`
      : `Order ${number} is already marked as paid.`
  throw new AppError('CONFLICT', message)
}

/** Nobody records an amount that they have not seen. */
export function rejectOtherDue(order: OrderRow, shown: number | undefined, money: Money): void {
  const due = dueCents(order)
  if (shown === undefined || money.toCents(shown) === due) return
  const message = `${money.format(due)} is left to pay for order ${order.number} now. Please look again.`
  throw new AppError('CONFLICT', message)
}

/** An amount that staff typed into a field. */
export function centsOf(amount: number, path: string, money: Money): number {
  if (money.isWhole(amount)) return money.toCents(amount)
  throw invalid(path, 'This amount has too many decimals')
}

export const invalid = (path: string, message: string) =>
  new AppError('VALIDATION', message, { issues: [{ path, message }] })

/** All that is left to pay of a locked order. Returns the payment's id, or null if nothing is. */
export async function payAll(
  tx: Database,
  ctx: AdminContext,
  order: OrderRow,
  method: TillMethod,
): Promise<string | null> {
  const cents = dueCents(order)
  if (cents <= 0) return null
  return (await insertPayment(tx, ctx, order, { kind: 'payment', method, cents })).id
}

/** Voids a payment of a locked order, unless somebody has done so. */
export async function voidIfValid(
  tx: Database,
  ctx: AdminContext,
  order: OrderRow,
  wanted: { id: string; reason: string },
): Promise<OrderRow> {
  const payment = await findValidPayment(tx, order.id, wanted.id)
  return payment ? voidOne(tx, ctx, order, { payment, reason: wanted.reason }) : order
}

async function voidValid(
  tx: Database,
  ctx: AdminContext,
  order: OrderRow,
  wanted: { id: string; reason: string },
) {
  const payment = await findValidPayment(tx, order.id, wanted.id)
  if (!payment) throw new AppError('CONFLICT', 'This payment has already been voided, or does not exist.')
  await voidOne(tx, ctx, order, { payment, reason: wanted.reason })
}

async function voidOne(
  tx: Database,
  ctx: AdminContext,
  order: OrderRow,
  { payment, reason }: { payment: PaymentRow; reason: string },
): Promise<OrderRow> {
  const { id, method, cents, tipCents, waivedCents, reference, onlineId } = payment
  if (onlineId !== null)
    throw new AppError('CONFLICT', 'This was paid online, so it is no mistake. Give the money back instead.')
  if (order.paidCents < cents || (tipCents > 0 && (await countTips(tx, order)) < tipCents))
    throw new AppError('CONFLICT', 'This money has been refunded. Void the refund first.')
  const owing = await waive(tx, order, -waivedCents)
  const { order: changed } = await insertPayment(tx, ctx, owing, {
    kind: 'void',
    method,
    cents: -cents,
    tipCents: -tipCents + 0,
    waivedCents: -waivedCents + 0,
    reference,
    reason,
    voids: id,
  })
  return changed
}

const later = alias(payments, 'later')

async function listValidPayments(tx: Database, orderId: string): Promise<PaymentRow[]> {
  const rows = await tx
    .select({ payment: payments })
    .from(payments)
    .leftJoin(later, eq(later.voids, payments.id))
    .where(and(eq(payments.orderId, orderId), ne(payments.kind, 'void'), isNull(later.id)))
    .orderBy(asc(payments.number))
  return rows.map(({ payment }) => payment)
}

const findValidPayment = async (tx: Database, orderId: string, id: string) =>
  (await listValidPayments(tx, orderId)).find((payment) => payment.id === id)

type NewPayment = Pick<PaymentRow, 'kind' | 'method' | 'cents'> & Partial<PaymentRow>

/** Adds a row for a locked order, with everything that follows from it, and says in the log who did. */
export async function insertPayment(tx: Database, ctx: AdminContext, order: OrderRow, payment: NewPayment) {
  const added = await addPayment(tx, ctx, order, { ...payment, by: ctx.caller._id })
  const { kind, method, cents, reason } = payment
  await recordChange(tx, ctx, {
    action: actions[kind],
    subjectId: order.id,
    before: { number: order.number, paidCents: order.paidCents },
    after: {
      number: order.number,
      paidCents: added.order.paidCents,
      payment: { kind, method, cents, ...(reason && { reason }) },
    },
  })
  return added
}

/** Adds a row for a locked order: what is still to pay, and open pages, follow. */
export async function addPayment(
  tx: Database,
  ctx: Pick<Deps, 'clock' | 'followUps'>,
  order: OrderRow,
  payment: NewPayment,
) {
  const id = newId()
  const at = new Date(ctx.clock.nowMs())
  const { kind, method, cents } = payment
  await tx.insert(payments).values({ ...payment, id, orderId: order.id, createdAt: at })
  const paidCents = order.paidCents + cents
  // Money that comes back by voiding what was given back has been paid as it was before.
  const paidBy = kind === 'payment' ? method : ((await latestMethod(tx, order.id)) ?? method)
  const changed = { ...order, paidCents, ...settlement({ ...order, paidCents }, { at, method: paidBy }) }
  const { paidAt, paidMethod } = changed
  await tx.update(orders).set({ paidCents, paidAt, paidMethod }).where(eq(orders.id, order.id))
  await recordOrderEvent(tx, ctx, { ...changed, change: 'paid', payment: kind })
  return { id, order: changed }
}

/** What is given back of a locked order though it was owed is not to be paid again. */
export async function waive(tx: Database, order: OrderRow, cents: number): Promise<OrderRow> {
  if (cents === 0) return order
  const goodwillCents = order.goodwillCents + cents
  await tx.update(orders).set({ goodwillCents }).where(eq(orders.id, order.id))
  return { ...order, goodwillCents }
}

const actions = {
  payment: 'take order payment',
  void: 'void order payment',
  refund: 'give order payment back',
} as const

/** How the latest valid payment was made. */
export async function latestMethod(tx: Database, orderId: string): Promise<TillMethod | null> {
  const valid = await listValidPayments(tx, orderId)
  return valid.findLast(({ kind }) => kind === 'payment')?.method ?? null
}
