import { isPermitted, type PlaceOrderInput, type TakeOrderInput } from '@tiffin/contract'
import { and, eq } from 'drizzle-orm'
import { orders } from '../../db/schema/index.ts'
import { isUniqueViolation } from '../../db/sql-state.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { AppError } from '../../platform/app-error.ts'
import type { AdminContext } from '../../platform/context.ts'
import { getOrder } from './get-order.ts'
import { payAll } from './payments.ts'
import { placeOrder, type PlacedOrder } from './place-order.ts'

/**
 * Takes an order at the counter, by phone, or from another program: a guest's order, entered by staff. It belongs to no account. With a
 * reference that its channel has sent before it is that order again, or a CONFLICT if it is another request.
 */
export async function takeOrder(
  ctx: AdminContext,
  wanted: TakeOrderInput,
  bodyHash: string,
): Promise<PlacedOrder> {
  const { channel, externalReference: reference, payment, fulfillment } = wanted
  const { override: overrides, ...wished } = fulfillment
  if (overrides && !isPermitted(ctx.caller, 'overbook'))
    throw new AppError('FORBIDDEN', 'Only an owner or a manager can give a time that the kitchen cannot.')
  const order: PlaceOrderInput = {
    ...wanted,
    customer: { ...wanted.customer, email: wanted.customer.email ?? '' },
    fulfillment: wished,
    userId: undefined,
  }
  const external = reference === undefined ? null : { reference, bodyHash }
  const place = () =>
    placeOrder(
      ctx,
      order,
      { userId: null, bodyHash },
      {
        taken: { channel, external, by: ctx.caller._id, overrides },
        async finish(tx, placed) {
          const { id, number, pickupOverride, paymentMethod } = placed.order
          await recordChange(tx, ctx, {
            action: 'take order',
            subjectId: id,
            after: {
              number,
              channel,
              ...(reference !== undefined && { externalReference: reference }),
              ...(pickupOverride && { override: pickupOverride }),
            },
          })
          if (!payment.isPaid) return placed
          await payAll(tx, ctx, placed.order, paymentMethod)
          return getOrder(tx, id)
        },
      },
    )
  return external === null ? place() : placeOnce(ctx, { channel, ...external }, place)
}

interface External {
  channel: string
  reference: string
  bodyHash: string
}

/** The unique index decides between concurrent requests: the later one finds the other's order. */
async function placeOnce(
  ctx: AdminContext,
  external: External,
  place: () => Promise<PlacedOrder>,
): Promise<PlacedOrder> {
  const earlier = await findEarlier(ctx, external)
  if (earlier) return earlier
  try {
    return await place()
  } catch (error) {
    const other = isUniqueViolation(error) ? await findEarlier(ctx, external) : null
    if (other) return other
    throw error
  }
}

async function findEarlier(
  { db }: AdminContext,
  { channel, reference, bodyHash }: External,
): Promise<PlacedOrder | null> {
  const [found] = await db
    .select({ id: orders.id, number: orders.number, externalHash: orders.externalHash })
    .from(orders)
    .where(and(eq(orders.channel, channel), eq(orders.externalReference, reference)))
  if (!found) return null
  if (found.externalHash === bodyHash)
    return { ...(await getOrder(db, found.id)), online: null, isReplay: true }
  const message = `Order ${found.number} (${channel}) has the reference “${reference}” already, and is another one`
  throw new AppError('CONFLICT', message, { issues: [{ path: 'externalReference', message }] })
}
