/** Money that goes back through the provider that took it. */
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { onlinePayments, onlineRefunds, orders } from '../../db/schema/index.ts'
import type { ProviderDeps } from '../../payments/load-provider.ts'
import { ProviderError, type ProviderRefund } from '../../payments/provider.ts'
import type { Deps } from '../../platform/context.ts'
import { dueCents } from '../../platform/order-amounts.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { addPayment, waive } from '../orders/payments.ts'
import type { OrderRow } from '../orders/order-queries.ts'
import type { OnlinePaymentRow, OnlineRefundRow } from './held-orders.ts'
import { refundPayment } from './paying-job-kinds.ts'
import { findPaidOnline } from './paid-online.ts'
import { requireProvider } from './settle-payment.ts'

type RefundDeps = ProviderDeps & Pick<Deps, 'followUps' | 'live'>

interface AskedRefund {
  kind: OnlineRefundRow['kind']
  /** With the tip; null: all that is left. */
  cents: number | null
  by?: string
  reason?: string
  portions?: OnlineRefundRow['portions']
}

/** Sends money of a locked order that was paid online back, at most what is left of it; the tip last. Returns what it sends. */
export async function returnPaid(
  tx: Database,
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  order: OrderRow,
  { kind, cents: wanted, by, reason, portions = null }: AskedRefund,
): Promise<number> {
  const paid = await findPaidOnline(tx, order)
  const most = paid?.refundableCents ?? 0
  const cents = Math.min(wanted ?? most, most)
  if (paid === null || cents <= 0) return 0
  const id = newId()
  await tx.insert(onlineRefunds).values({
    id,
    paymentId: paid.payment.id,
    orderId: order.id,
    kind,
    cents,
    tipCents: Math.max(0, cents - (most - paid.tipLeftCents)),
    portions,
    revision: portions === null ? null : order.revision,
    by: by ?? null,
    reason: reason ?? null,
    createdAt: new Date(clock.nowMs()),
  })
  await jobs.enqueue(tx, refundPayment, { refundId: id })
  return cents
}

/** All that a locked order's guest has paid online goes back. A cancellation is never undone. */
export async function returnCancelled(
  tx: Database,
  deps: Pick<Deps, 'clock' | 'jobs'>,
  order: OrderRow,
): Promise<void> {
  await returnPaid(tx, deps, order, { kind: 'cancelled', cents: null })
}

/** Tells the provider once, and asks until it is done or refused. Throws to be tried again later. */
export async function carryOutRefund(deps: RefundDeps, refundId: string): Promise<void> {
  const found = await findRefund(deps.db, refundId)
  if (found === null || !['new', 'pending'].includes(found.refund.state)) return
  const { refund, payment } = found
  const answer = await ask(deps, refund, payment)
  await retryTransaction(deps.db, (tx) => record(tx, deps, refund.id, answer))
  deps.live.nudge()
}

async function findRefund(db: Database, id: string) {
  const [found] = await db
    .select({ refund: onlineRefunds, payment: onlinePayments })
    .from(onlineRefunds)
    .innerJoin(onlinePayments, eq(onlinePayments.id, onlineRefunds.paymentId))
    .where(eq(onlineRefunds.id, id))
  return found ?? null
}

async function ask(
  deps: RefundDeps,
  { id, cents, reference }: OnlineRefundRow,
  payment: OnlinePaymentRow,
): Promise<ProviderRefund> {
  const provider = await requireProvider(deps, payment)
  if (reference !== null) return provider.lookUpRefund({ reference })
  const { chargeId, currency } = payment
  try {
    return await provider.refund({ refundId: id, chargeId: chargeId ?? '', cents, currency })
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return { reference: '', state: 'refused', reason: error.message }
  }
}

const ASK_AGAIN_SECONDS = 15 * 60

async function record(tx: Database, deps: RefundDeps, id: string, answer: ProviderRefund): Promise<void> {
  const [refund] = await tx.select().from(onlineRefunds).where(eq(onlineRefunds.id, id)).for('update')
  if (refund === undefined || !['new', 'pending'].includes(refund.state)) return
  const { state, reference, reason } = answer
  await tx
    .update(onlineRefunds)
    .set({
      state,
      reference: reference || null,
      refusal: reason,
      doneAt: state === 'done' ? new Date(deps.clock.nowMs()) : null,
    })
    .where(eq(onlineRefunds.id, id))
  if (state === 'pending') await deps.jobs.enqueue(tx, refundPayment, { refundId: id }, ASK_AGAIN_SECONDS)
  // Money of an order that was never placed is in no books of the restaurant.
  if (state !== 'done' || refund.kind === 'unplaced') return
  const [payment] = await tx.select().from(onlinePayments).where(eq(onlinePayments.id, refund.paymentId))
  const [found] = await tx.select().from(orders).where(eq(orders.id, refund.orderId)).for('update')
  if (payment === undefined || found === undefined) return
  const backCents = refund.cents - refund.tipCents
  const order =
    refund.kind === 'staff' ? await waive(tx, found, await countOwed(tx, found, backCents)) : found
  await addPayment(tx, deps, order, {
    kind: 'refund',
    method: payment.method,
    cents: -backCents + 0,
    tipCents: 0 - refund.tipCents,
    by: refund.by,
    reason: refund.reason ?? 'The order was cancelled',
    onlineId: refund.id,
  })
}

/** What of it has gone back although it was not paid too much, as for a complaint. */
async function countOwed(tx: Database, order: OrderRow, backCents: number): Promise<number> {
  // What was paid too much may be on its way back already, by another refund.
  const returningCents = (await findPaidOnline(tx, order))?.returningCents ?? 0
  return Math.max(0, backCents - Math.max(0, -dueCents(order) - returningCents))
}

/** The id of the refund that a provider's notice is about, or null. */
export async function findRefundOf(db: Database, reference: string): Promise<string | null> {
  const [found] = await db
    .select({ id: onlineRefunds.id })
    .from(onlineRefunds)
    .where(eq(onlineRefunds.reference, reference))
  return found?.id ?? null
}
