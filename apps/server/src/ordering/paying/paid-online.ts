import { onlineMethods, type OnlineMethod } from '@tiffin/contract'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { onlineDisputes, onlinePayments, onlineRefunds, payments } from '../../db/schema/index.ts'
import { countTips, type OrderRow } from '../orders/order-queries.ts'
import type { OnlinePaymentRow, OnlineRefundRow } from './held-orders.ts'

export const isOnlineMethod = (method: string): method is OnlineMethod =>
  onlineMethods.some((each) => each === method)

/** What paid a placed order through a provider, and what of it went back. */
export interface PaidOnline {
  payment: OnlinePaymentRow
  /** What is on its way back, without the tip. */
  returningCents: number
  /** What has not gone back in any way, and is not on its way. */
  refundableCents: number
  /** The part of it that is the guest's tip: it goes back last. */
  tipLeftCents: number
  refunds: OnlineRefundRow[]
  /** The provider has refused to send money back: it may go back at the counter. */
  isRefused: boolean
  isDisputed: boolean
}

/** What a guest gets back for a cancelled order, besides what was paid for it at the counter. */
export interface CancelledMoney {
  /** What goes back, or has gone back, through the provider that took it. */
  returnedCents: number
  /** Of the tips, what is to go back at the counter. */
  tipToReturnCents: number
}

export async function countCancelledMoney(db: Database, order: OrderRow): Promise<CancelledMoney> {
  const paid = await findPaidOnline(db, order)
  const back = paid?.refunds.filter(({ kind, state }) => kind === 'cancelled' && state !== 'refused') ?? []
  return {
    returnedCents: back.reduce((sum, { cents }) => sum + cents, 0),
    tipToReturnCents: await countTipsToReturn(db, order),
  }
}

type Cancellable = Pick<OrderRow, 'id' | 'status'>

/** Of the tips of a cancelled order, what is to go back at the counter: 0 for any other order. */
export const countTipsToReturn = async (db: Database, order: Cancellable): Promise<number> =>
  (await sumTipsToReturn(db, [order])).get(order.id) ?? 0

/** The orders of a list, with what `countTipsToReturn` counts for each. */
export async function withTipsToReturn<Found extends { order: Cancellable }>(db: Database, found: Found[]) {
  const tips = await sumTipsToReturn(
    db,
    found.map(({ order }) => order),
  )
  return found.map((each) => ({ ...each, tipToReturnCents: tips.get(each.order.id) ?? 0 }))
}

/** By order, in one query for all that are cancelled. */
async function sumTipsToReturn(db: Database, all: readonly Cancellable[]): Promise<Map<string, number>> {
  const ids = all.filter(({ status }) => status === 'cancelled').map(({ id }) => id)
  if (ids.length === 0) return new Map()
  // Not of a payment that came twice: it has nothing to do with the order.
  const refunded = (...states: OnlineRefundRow['state'][]) =>
    db
      .select({ tipCents: sql`sum(${onlineRefunds.tipCents})` })
      .from(onlineRefunds)
      .innerJoin(onlinePayments, eq(onlinePayments.id, onlineRefunds.paymentId))
      .where(
        and(
          eq(onlinePayments.orderId, payments.orderId),
          eq(onlinePayments.isUsed, true),
          inArray(onlineRefunds.state, states),
        ),
      )
  const tips = await db
    .select({
      orderId: payments.orderId,
      // What was paid online goes back through its provider, unless that refuses.
      cents: sql<number>`case when (${refunded('refused')}) is null
        then greatest(0, sum(${payments.tipCents}) filter (where ${payments.onlineId} is null))
        else greatest(0, sum(${payments.tipCents}) - coalesce((${refunded('new', 'pending')}), 0)) end`.mapWith(
        Number,
      ),
    })
    .from(payments)
    .where(inArray(payments.orderId, ids))
    .groupBy(payments.orderId)
  return new Map(tips.map(({ orderId, cents }) => [orderId, cents]))
}

/** Null if it was not paid online. An order is paid online at once or not at all. */
export async function findPaidOnline(
  db: Database,
  { id, paymentMethod, paidCents }: Pick<OrderRow, 'id' | 'paymentMethod' | 'paidCents'>,
): Promise<PaidOnline | null> {
  // Asked only where it can be.
  if (!isOnlineMethod(paymentMethod)) return null
  const [payment] = await db
    .select()
    .from(onlinePayments)
    .where(and(eq(onlinePayments.orderId, id), eq(onlinePayments.isUsed, true)))
  if (payment === undefined) return null
  const refunds = await db
    .select()
    .from(onlineRefunds)
    .where(eq(onlineRefunds.paymentId, payment.id))
    .orderBy(asc(onlineRefunds.createdAt), asc(onlineRefunds.id))
  const disputes = await db.$count(onlineDisputes, eq(onlineDisputes.paymentId, payment.id))
  // Without tips, as the order's own sums.
  const sum = (all: readonly OnlineRefundRow[]) =>
    all.reduce((total, { cents, tipCents }) => total + cents - tipCents, 0)
  const returningCents = sum(refunds.filter(({ state }) => state === 'new' || state === 'pending'))
  const returnedCents = sum(refunds.filter(({ state }) => state === 'done'))
  const charged = payment.cents - payment.tipCents
  const left = Math.max(0, Math.min(charged - returnedCents, paidCents) - returningCents)
  const tipsBack = refunds.filter(({ state }) => state !== 'refused').map(({ tipCents }) => tipCents)
  // Less than 0: some of it went back at the counter.
  const tipsAtCounter = payment.tipCents > 0 ? Math.min(0, await countTips(db, { id })) : 0
  const tipLeftCents =
    payment.tipCents - tipsBack.reduce((total, tipCents) => total + tipCents, 0) + tipsAtCounter
  return {
    payment,
    refunds,
    returningCents,
    refundableCents: left + tipLeftCents,
    tipLeftCents,
    isRefused: refunds.some(({ state }) => state === 'refused'),
    isDisputed: disputes > 0,
  }
}
