import type { OrderStatus } from '@tiffin/contract'
import type { AdminContext } from '../../platform/context.ts'
import { AppError } from '../../platform/app-error.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { lockOrder, type OrderLineRow, type OrderRow } from './order-queries.ts'
import { voidIfValid } from './payments.ts'
import { getOrder } from './get-order.ts'
import { takeBackStation } from './ready-station.ts'
import { rejectLateOrForeign, rejectOtherStatus } from './reject-other-status.ts'
import { takeStepBack } from './take-step.ts'

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
