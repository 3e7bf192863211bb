import { isOpenStatus, type PushDevice, type SubscribeToOrderInput } from '@tiffin/contract'
import { ECDH } from 'node:crypto'
import type { AdminContext, Context } from '../../platform/context.ts'
import { type Limit, rejectTooMany } from '../../platform/rate-limits.ts'
import { AppError } from '../../platform/app-error.ts'
import { lockOrder } from '../../ordering/orders/order-queries.ts'
import {
  countSubscriptions,
  forgetOldest,
  forgetOthers,
  saveSubscription,
  type Subject,
} from './push-queries.ts'
import { welcomeDevice } from './send-push.ts'

/** Enough for a family behind one address. */
const devicesFromAddress: Limit = { name: 'push-address', attempts: 30, minutes: 60 }

const MAX_DEVICES_PER_ORDER = 5
// People forget on which old devices they turned alerts on.
const MAX_DEVICES_PER_PERSON = 10

/** Tells this device what becomes of an order. The order's link is the key. */
export async function subscribeToOrder(ctx: Context, { id, device }: SubscribeToOrderInput): Promise<void> {
  rejectForeignKey(device)
  await rejectTooMany(ctx, [{ limit: devicesFromAddress, key: ctx.address }])
  await ctx.db.transaction(async (tx) => {
    const { status } = await lockOrder(tx, id)
    if (!isOpenStatus(status)) throw new AppError('CONFLICT', 'This order is finished.')
    if (status === 'ready') throw new AppError('CONFLICT', 'Your order is ready.')
    const subject: Subject = { orderId: id }
    await saveSubscription(tx, subject, device, new Date(ctx.clock.nowMs()))
    if ((await countSubscriptions(tx, subject)) > MAX_DEVICES_PER_ORDER)
      throw new AppError('CONFLICT', `This order already notifies ${MAX_DEVICES_PER_ORDER} devices.`)
  })
}

/** Sends the caller's alerts to this device, beginning with one that says so. */
export async function alertDevice(ctx: AdminContext, device: PushDevice): Promise<void> {
  rejectForeignKey(device)
  await ctx.db.transaction(async (tx) => {
    const subject: Subject = { userId: ctx.caller._id }
    const subscriptionId = await saveSubscription(tx, subject, device, new Date(ctx.clock.nowMs()))
    await forgetOldest(tx, subject, MAX_DEVICES_PER_PERSON)
    // The alerts are for the person who uses the device now.
    await forgetOthers(tx, ctx.caller._id, device.endpoint)
    await ctx.jobs.enqueue(tx, welcomeDevice, { subscriptionId })
  })
}

// Nothing could be encrypted for a point that is not on the curve.
function rejectForeignKey({ keys }: PushDevice) {
  try {
    ECDH.convertKey(keys.p256dh, 'prime256v1', 'base64url')
  } catch {
    const message = 'Not a key of a push subscription'
    throw new AppError('VALIDATION', message, { issues: [{ path: 'device.keys.p256dh', message }] })
  }
}
