import type { OrderStatus } from '@tiffin/contract'
import type { AdminContext } from '../../platform/context.ts'
import { AppError } from '../../platform/app-error.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { rejectOtherStatus } from './change-order-status.ts'
import { lockOrder, type OrderLineRow, type OrderRow } from './order-queries.ts'
import { setPaid } from './mark-paid.ts'
import { getOrder } from './get-order.ts'
import { takeStepBack } from './take-step.ts'

const UNDO_MS = 10_000

interface Undo {
  id: string
  /** The status that the step led to. */
  from: OrderStatus
}

/**
 * Takes the caller's own latest step back while it is fresh, with the payment recorded in it. Nothing else ever goes
 * back.
 */
export async function undoOrderStatus(
  ctx: AdminContext,
  { id, from }: Undo,
): Promise<{ order: OrderRow; lines: OrderLineRow[] }> {
  const undone = await retryTransaction(ctx.db, async (tx) => {
    const order = await lockOrder(tx, id)
    rejectOtherStatus(order, from)
    rejectUndo(ctx, order)
    if (order.steps.at(-1)?.isPaid && order.paidMethod !== null) await setPaid(tx, ctx, order, null)
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

function rejectUndo({ caller, clock }: AdminContext, { number, status, steps }: OrderRow) {
  const latest = steps.at(-1)
  if (latest === undefined) throw new AppError('CONFLICT', `Order ${number} has only just been placed.`)
  // Its portions, its coupon and its time in the kitchen may belong to others by now.
  if (status === 'cancelled') throw new AppError('CONFLICT', 'A cancelled order cannot be brought back.')
  if (clock.nowMs() - Date.parse(latest.at) > UNDO_MS)
    throw new AppError('CONFLICT', 'This can only be undone within ten seconds.')
  if (latest.by !== caller._id)
    throw new AppError('CONFLICT', `Order ${number} was last moved by a colleague, who can undo it.`)
}
