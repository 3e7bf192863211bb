import { type ChangedOrder, nextStatuses, type OrderStatus, type TillMethod } from '@tiffin/contract'
import { recordChange } from '../../ledger/log/record-change.ts'
import type { AdminContext, Context } from '../../platform/context.ts'
import { isOutageInside, AppError, toErrorBody } from '../../platform/app-error.ts'
import { dueCents } from '../../platform/order-amounts.ts'
import { readRegion, regionOf } from '../../platform/read-settings.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { getOrder } from './get-order.ts'
import { hideContact, moneyOfOrder, presentOrderForStaff } from './present-order.ts'
import { lockOrder, type OrderLineRow, type OrderRow } from './order-queries.ts'
import { payAll, rejectOtherDue, voidIfValid } from './payments.ts'
import { markStationReady, takeBackStation } from './ready-station.ts'
import {
  rejectLateOrForeign,
  rejectOtherRevision,
  rejectOtherStatus,
  takeStep,
  takeStepBack,
} from './take-step.ts'

interface StatusChange {
  id: string
  /** The status that the caller saw. */
  from: OrderStatus
  to: OrderStatus
  /** For a cancellation: shown to the guest. */
  reason?: string | undefined
  /** For a cancellation: what was paid online is not sent back. */
  keepsPayment?: boolean | undefined
  /** How the guest has just paid what was left. If someone else has recorded it, theirs stays. */
  paidBy?: TillMethod | undefined
  /** Only this station is ready. */
  station?: string | undefined
  /** What the caller was shown. */
  toPay?: number | undefined
  revision?: number | undefined
}

/** The only way from one status to the next. Cancelling gives portions, the kitchen's time and the coupon's use back. */
export async function changeOrderStatus(
  ctx: AdminContext,
  { id, from, to, reason, keepsPayment, paidBy, station, toPay, revision }: StatusChange,
): Promise<{ order: OrderRow; lines: OrderLineRow[] }> {
  if (station !== undefined) return markStationReady(ctx, { id, from, station, revision })
  const changed = await retryTransaction(ctx.db, async (tx) => {
    const order = await lockOrder(tx, id)
    rejectImpossible(order, from, to)
    rejectOtherRevision(order, revision)
    if (paidBy !== undefined && dueCents(order) > 0)
      rejectOtherDue(order, toPay, moneyOfOrder(order, await readRegion(tx)))
    const cancelReason = to === 'cancelled' ? reason : undefined
    const payment = paidBy === undefined ? null : await payAll(tx, ctx, order, paidBy)
    await takeStep(tx, ctx, order, { to, by: ctx.caller._id, cancelReason, keepsPayment, payment })
    const { number } = order
    await recordChange(tx, ctx, {
      action: 'change order status',
      subjectId: id,
      before: { number, status: from },
      after: { number, status: to, ...(cancelReason && { reason: cancelReason }) },
    })
    return getOrder(tx, id)
  })
  ctx.catalogue.markStale('stock')
  ctx.live.nudge()
  return changed
}

function rejectImpossible(order: OrderRow, from: OrderStatus, to: OrderStatus) {
  rejectOtherStatus(order, from)
  if (!nextStatuses[from].includes(to))
    throw new AppError('CONFLICT', `An order that is ${from} cannot become ${to}.`)
}

/**
 * Moves several orders and answers for each, in sequence. Each has its own transaction, so one that a colleague has
 * already moved does not hold up the others. One after the other, because the embedded database has one connection.
 */
export async function changeOrderStatuses(
  ctx: AdminContext,
  moves: readonly StatusChange[],
): Promise<ChangedOrder[]> {
  const region = await regionOf(ctx)
  const changed: ChangedOrder[] = []
  for (const move of moves) {
    try {
      const order = presentOrderForStaff(await changeOrderStatus(ctx, move), region)
      changed.push({ id: move.id, order: hideContact(order, ctx.caller) })
    } catch (error) {
      // Orders moved before the database went down are moved, and have to be reported.
      if (!(error instanceof AppError) && !isOutageInside(error)) throw error
      const { code, message } = toErrorBody(error)
      changed.push({ id: move.id, refusal: { code, message } })
    }
  }
  return changed
}

/** A guest changes their mind before anyone has accepted the order. The link is the key. */
export async function cancelOwnOrder(
  ctx: Context,
  id: string,
): Promise<{ order: OrderRow; lines: OrderLineRow[] }> {
  const { contact } = (await ctx.catalogue.rules()).settings
  const cancelled = await retryTransaction(ctx.db, async (tx) => {
    const order = await lockOrder(tx, id)
    if (order.status === 'cancelled') throw new AppError('CONFLICT', 'This order has already been cancelled.')
    if (order.status !== 'placed')
      throw new AppError(
        'CONFLICT',
        `We have already accepted this order. Please call us at ${contact.phone.display}.`,
      )
    await takeStep(tx, ctx, order, { to: 'cancelled' })
    return getOrder(tx, id)
  })
  ctx.catalogue.markStale('stock')
  ctx.live.nudge()
  return cancelled
}

interface Undo {
  id: string
  /** The status that the step led to. */
  from: OrderStatus
  /** Only what this station has said is taken back. */
  station?: string | undefined
}

/**
 * Takes the caller's own latest step back while it is fresh, with the payment recorded in it. Nothing else ever goes
 * back.
 */
export async function undoOrderStatus(
  ctx: AdminContext,
  { id, from, station }: Undo,
): Promise<{ order: OrderRow; lines: OrderLineRow[] }> {
  if (station !== undefined) return takeBackStation(ctx, { id, station })
  const undone = await retryTransaction(ctx.db, async (tx) => {
    const order = await lockOrder(tx, id)
    rejectOtherStatus(order, from)
    rejectUndo(ctx, order)
    const payment = order.steps.at(-1)?.payment
    if (payment) await voidIfValid(tx, ctx, order, { id: payment, reason: 'Its step was taken back' })
    const to = await takeStepBack(tx, ctx, order)
    const { number } = order
    await recordChange(tx, ctx, {
      action: 'undo order status',
      subjectId: id,
      before: { number, status: from },
      after: { number, status: to },
    })
    return getOrder(tx, id)
  })
  ctx.live.nudge()
  return undone
}

function rejectUndo(ctx: AdminContext, order: OrderRow) {
  const { number, status, steps } = order
  const latest = steps.at(-1)
  if (latest === undefined) throw new AppError('CONFLICT', `Order ${number} has only just been placed.`)
  // Its portions, its coupon and its time in the kitchen may belong to others by now.
  if (status === 'cancelled') throw new AppError('CONFLICT', 'A cancelled order cannot be brought back.')
  rejectLateOrForeign(ctx, order, latest)
}
