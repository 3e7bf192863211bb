import type { OrderStatus } from '@tiffin/contract'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { orderLines, orders } from '../../db/schema/index.ts'
import { AppError } from '../../platform/app-error.ts'
import type { AdminContext, Deps } from '../../platform/context.ts'
import { recordOrderEvent } from '../../platform/record-event.ts'
import { giveBackCouponUse } from '../coupons/coupon-queries.ts'
import { partsOfLine } from '../../ledger/sales/orders-as-sales.ts'
import { returnCancelled } from '../paying/refund-payment.ts'
import { giveBackWork } from '../../kitchen/pickup-slots/kitchen-minutes.ts'
import { invalidateSalesOf } from '../../ledger/sales/invalidate-days.ts'
import type { OrderRow } from './order-queries.ts'
import { announceStock, moveStock } from './take-stock.ts'

/** The message for a caller who saw an older status. */
const whatHappened: Record<OrderStatus, (order: number) => string> = {
  placed: (order) => `Order ${order} has not been accepted yet.`,
  accepted: (order) => `Someone has already accepted order ${order}.`,
  preparing: (order) => `Someone has already started preparing order ${order}.`,
  ready: (order) => `Someone has already marked order ${order} as ready.`,
  completed: (order) => `Someone has already marked order ${order} as picked up.`,
  cancelled: (order) => `Order ${order} has already been cancelled.`,
  'no-show': (order) => `Someone has already marked order ${order} as a no-show.`,
}

/** Someone else was faster. */
export function rejectOtherStatus({ number, status }: OrderRow, seen: OrderStatus): void {
  if (status !== seen) throw new AppError('CONFLICT', whatHappened[status](number))
}

/** Its lines are no longer those that the caller saw. */
export function rejectOtherRevision({ number, revision }: OrderRow, seen: number | undefined): void {
  if (seen !== undefined && revision !== seen)
    throw new AppError('CONFLICT', `Order ${number} has been changed since you looked. Please look again.`)
}

const UNDO_MS = 10_000

/** Only the person who did something may undo it, while it is fresh. */
export function rejectLateOrForeign(
  { caller, clock }: Pick<AdminContext, 'caller' | 'clock'>,
  { number }: Pick<OrderRow, 'number'>,
  { at, by }: { at: string; by?: string },
): void {
  if (clock.nowMs() - Date.parse(at) > UNDO_MS)
    throw new AppError('CONFLICT', 'This can only be undone within ten seconds.')
  if (by !== caller._id)
    throw new AppError('CONFLICT', `Order ${number} was last moved by a colleague, who can undo it.`)
}

type StepDeps = Pick<Deps, 'clock' | 'followUps' | 'jobs'>

interface Step {
  to: OrderStatus
  /** The id of the member of staff who takes it, who may undo it. */
  by?: string | undefined
  /** For a cancellation by staff. */
  cancelReason?: string | undefined
  /** For a cancellation: what was paid online stays with the restaurant. */
  keepsPayment?: boolean | undefined
  /** The payment that was taken with it. */
  payment?: string | null | undefined
  /** The station that was the last to be ready. */
  station?: string | undefined
}

/**
 * Sets the next status of a locked order, with everything that follows from it. Whether it is possible is for the
 * caller to decide. Cancelling gives portions, the kitchen's time and the coupon's use back.
 */
export async function takeStep(
  tx: Database,
  ctx: StepDeps,
  order: OrderRow,
  { to, by, cancelReason, keepsPayment, payment, station }: Step,
): Promise<void> {
  const steps = [
    ...order.steps,
    {
      status: to,
      at: ctx.clock.now().toString(),
      ...(by && { by }),
      ...(payment && { payment }),
      ...(station && { station }),
    },
  ]
  await setStatus(tx, ctx, order, 'status', { status: to, steps, cancelReason })
  if (to !== 'cancelled') return
  await giveBack(tx, order, ctx.clock.nowMs())
  if (!keepsPayment) await returnCancelled(tx, ctx, order)
}

/** Back to the status before the latest one; the station that led to it is not ready any more either. */
export async function takeStepBack(
  tx: Database,
  ctx: StepDeps,
  order: OrderRow,
  stillReady = order.readyStations.filter(({ station }) => station !== order.steps.at(-1)?.station),
): Promise<OrderStatus> {
  const steps = order.steps.slice(0, -1)
  const status = steps.at(-1)?.status ?? 'placed'
  const hasBegun = status !== 'placed' && status !== 'accepted'
  const readyStations = hasBegun ? stillReady : []
  // Accepted by mistake, it waits for somebody again: staff may have been alerted once, and have to be again.
  const alerts = status === 'placed' ? { staffAlertedAt: null } : {}
  await setStatus(tx, ctx, order, 'undone', { status, steps, readyStations, ...alerts })
  return status
}

async function setStatus(
  tx: Database,
  ctx: StepDeps,
  order: OrderRow,
  change: 'status' | 'undone',
  changes: Pick<OrderRow, 'status' | 'steps'> &
    Partial<Pick<OrderRow, 'readyStations'>> & { cancelReason?: string | undefined; staffAlertedAt?: null },
) {
  await tx.update(orders).set(changes).where(eq(orders.id, order.id))
  await invalidateSalesOf(tx, { createdAt: order.createdAt, from: order.status, to: changes.status })
  await recordOrderEvent(tx, ctx, { ...order, status: changes.status, change })
}

async function giveBack(tx: Database, { id, couponId }: OrderRow, nowMs: number) {
  await giveBackWork(tx, id)
  const portions = await tx
    .select({ id: sql<string>`product_id`, quantity: sql<number>`-sum(quantity)::int` })
    .from(
      sql`(
        select product_id, quantity from ${orderLines} where order_id = ${id} and is_counted
        union all
        select part.product_id, part.quantity
        from ${orderLines} cross join lateral ${partsOfLine}
        where order_id = ${id} and part.is_counted
      ) as portions`,
    )
    .where(sql`product_id is not null`)
    .groupBy(sql`product_id`)
  const given = await moveStock(tx, portions, new Date(nowMs))
  if (couponId) await giveBackCouponUse(tx, couponId)
  await announceStock(tx, given, nowMs)
}
