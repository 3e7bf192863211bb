import {
  alertDeviceInput,
  alertedDevice,
  alertedDeviceInput,
  done,
  followInput,
  followOrderInput,
  followOrdersInput,
  type MenuEvent,
  type OrderEvent,
  pushKey,
  type StaffEvent,
  type StreamEvent,
  subscribeToOrderInput,
  unsubscribeFromOrderInput,
} from '@tiffin/contract'
import { tracked } from '@trpc/server'
import type { Context, Followed, NumberedEvent } from '../platform/context.ts'
import { open, permitted, router } from '../platform/procedures.ts'
import { rejectUnknownOrders, whileSignedIn } from './live/guard-stream.ts'
import { deleteSubscription, isSubscribed } from './push/push-queries.ts'
import { readPushKeys } from './push/send-push.ts'
import { alertDevice, subscribeToOrder } from './push/subscribe-device.ts'

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
  // Only the device knows its address, so the address is proof enough.
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

export const liveRouter = router({
  staff: permitted('orders')
    .input(followInput)
    .subscription(({ ctx, input, signal }) =>
      whileSignedIn(ctx, signal, (ended) =>
        follow<StaffEvent>(ctx, { ...startOf(input), about: 'everything', signal: ended }),
      ),
    ),
  // Its id is the key to an order, as for its page.
  order: open.input(followOrderInput).subscription(async function* ({ ctx, input, signal }) {
    yield* followOrders(ctx, [input.id], { ...startOf(input), signal })
  }),
  orders: open.input(followOrdersInput).subscription(async function* ({ ctx, input, signal }) {
    yield* followOrders(ctx, input.ids, { ...startOf(input), signal })
  }),
  menu: open
    .input(followInput)
    .subscription(({ ctx, input, signal }) =>
      follow<MenuEvent>(ctx, { ...startOf(input), about: 'menu', signal }),
    ),
})

const startOf = ({ lastEventId }: { lastEventId?: string | null | undefined }) => ({
  after: lastEventId == null ? null : Number(lastEventId),
})

async function* followOrders(ctx: Context, orderIds: readonly string[], rest: Omit<Followed, 'about'>) {
  await rejectUnknownOrders(ctx.db, orderIds)
  yield* follow<OrderEvent>(ctx, { about: { orderIds }, ...rest })
}

async function* follow<Event>({ live }: Context, followed: Followed) {
  for await (const batch of live.follow(followed)) {
    yield tracked(String(batch.at(-1)?.number), batch.map(presentStreamed<Event>))
  }
}

const presentStreamed = <Event>({ number, event }: NumberedEvent): StreamEvent<Event> => ({
  id: String(number),
  event: event as Event,
})
