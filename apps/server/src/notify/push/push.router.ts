import {
  alertDeviceInput,
  alertedDevice,
  alertedDeviceInput,
  done,
  pushKey,
  subscribeToOrderInput,
  unsubscribeFromOrderInput,
} from '@tiffin/contract'
import { open, permitted, router } from '../../platform/procedures.ts'
import { readPushKeys } from './send-push.ts'
import { deleteSubscription, isSubscribed } from './push-queries.ts'
import { alertDevice, subscribeToOrder } from './subscribe-device.ts'

// A program has no device of its own.
const ownDevice = permitted('settings').meta({ access: { permission: 'settings' }, takesKey: false })

export const pushRouter = router({
  key: open.output(pushKey).query(async ({ ctx }) => {
    const { publicKey } = await readPushKeys(ctx.db)
    return { publicKey }
  }),
  subscribe: open
    .input(subscribeToOrderInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await subscribeToOrder(ctx, input)
      return { done: true }
    }),
  // Whoever knows the device's address is the device.
  unsubscribe: open
    .input(unsubscribeFromOrderInput)
    .output(done)
    .mutation(async ({ ctx, input: { id, endpoint } }) => {
      await deleteSubscription(ctx.db, { orderId: id }, endpoint)
      return { done: true }
    }),
  isAlerted: ownDevice
    .input(alertedDeviceInput)
    .output(alertedDevice)
    .query(async ({ ctx, input }) => ({
      isAlerted: await isSubscribed(ctx.db, { userId: ctx.caller._id }, input.endpoint),
    })),
  alertMe: ownDevice
    .input(alertDeviceInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await alertDevice(ctx, input.device)
      return { done: true }
    }),
  stopAlerts: ownDevice
    .input(alertedDeviceInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await deleteSubscription(ctx.db, { userId: ctx.caller._id }, input.endpoint)
      return { done: true }
    }),
})
