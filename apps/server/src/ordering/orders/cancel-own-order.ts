import type { Context } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { lockOrder } from './lock-order.ts'
import type { OrderLineRow, OrderRow } from './order-queries.ts'
import { getOrder } from './place-order.ts'
import { takeStep } from './take-step.ts'

/** A guest changes their mind before anyone has accepted the order. The link is the key. */
export async function cancelOwnOrder(
  ctx: Context,
  id: string,
): Promise<{ order: OrderRow; lines: OrderLineRow[] }> {
  const { contact } = (await ctx.catalogue.rules()).settings
  const cancelled = await retryTransaction(ctx.db, async (tx) => {
    const order = await lockOrder(tx, id)
    if (order.status === 'cancelled') throw new Refusal('CONFLICT', 'This order has already been cancelled.')
    if (order.status !== 'placed')
      throw new Refusal(
        'CONFLICT',
        `We have already accepted this order. Please call us at ${contact.phone.display}.`,
      )
    await takeStep(tx, ctx.clock, order, { to: 'cancelled' })
    return getOrder(tx, id)
  })
  ctx.catalogue.markStale('stock')
  ctx.live.nudge()
  return cancelled
}
