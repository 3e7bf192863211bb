import {
  followInput,
  followOrderInput,
  followOrdersInput,
  type MenuEvent,
  type OrderEvent,
  type StaffEvent,
  type StreamEvent,
} from '@tiffin/contract'
import { tracked } from '@trpc/server'
import { open, permitted, router } from '../../platform/procedures.ts'
import type { Context, Followed, NumberedEvent } from '../../platform/context.ts'
import { rejectUnknownOrders, whileSignedIn } from './guard-stream.ts'

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
