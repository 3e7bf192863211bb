import { isPermitted, type PlaceOrderInput, type TakeOrderInput } from '@tiffin/contract'
import { recordChange } from '../../ledger/log/record-change.ts'
import { AppError } from '../../platform/app-error.ts'
import type { AdminContext } from '../../platform/context.ts'
import { getOrder } from './get-order.ts'
import { payAll } from './payments.ts'
import { placeOrder, type PlacedOrder } from './place-order.ts'

/** Takes an order at the counter or by phone: a guest's order, entered by staff. It belongs to no account. */
export async function takeOrder(
  ctx: AdminContext,
  wanted: TakeOrderInput,
  bodyHash: string,
): Promise<PlacedOrder> {
  const { channel, payment, fulfillment } = wanted
  const { override: overrides, ...wished } = fulfillment
  if (overrides && !isPermitted(ctx.caller, 'overbook'))
    throw new AppError('FORBIDDEN', 'Only an owner or a manager can give a time that the kitchen cannot.')
  const order: PlaceOrderInput = {
    ...wanted,
    customer: { ...wanted.customer, email: wanted.customer.email ?? '' },
    fulfillment: wished,
    userId: undefined,
  }
  return placeOrder(
    ctx,
    order,
    { userId: null, bodyHash },
    {
      taken: { channel, by: ctx.caller._id, overrides },
      async finish(tx, placed) {
        const { id, number, pickupOverride, paymentMethod } = placed.order
        await recordChange(tx, ctx, {
          action: 'take order',
          subjectId: id,
          after: { number, channel, ...(pickupOverride && { override: pickupOverride }) },
        })
        if (!payment.isPaid) return placed
        await payAll(tx, ctx, placed.order, paymentMethod)
        return getOrder(tx, id)
      },
    },
  )
}
