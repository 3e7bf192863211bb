import type { Context } from '../../platform/context.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { requireKey, withdrawWithinLimits } from '../../platform/withdrawals.ts'
import { withdrawIdempotencyKey } from './claim-idempotency-key.ts'
import { getGuestOrder } from '../paying/get-guest-order.ts'
import type { OrderRequest } from './place-order.ts'

/**
 * What became of an order whose answer was lost: the order, or null. Then it never will be one, even if the request is still on
 * its way.
 */
export function withdrawOrder(ctx: Context, { userId, bodyHash }: OrderRequest) {
  const key = requireKey(ctx)
  return withdrawWithinLimits(ctx, () =>
    retryTransaction(ctx.db, async (tx) => {
      const orderId = await withdrawIdempotencyKey(tx, { userId, key, bodyHash, now: ctx.clock.now() })
      return orderId === null ? null : getGuestOrder(tx, orderId)
    }),
  )
}
