import {
  followInput,
  followOrderInput,
  type MenuEvent,
  type OrderEvent,
  type StaffEvent,
} from '@tiffin/contract'
import { tracked } from '@trpc/server'
import { open, permitted, router, type Context, type Followed } from '../../platform/procedures.ts'
import { rejectUnknownOrder } from './find-followed-order.ts'
import { whileSignedIn } from './while-signed-in.ts'

export const liveRouter = router({
  staff: permitted('orders')
    .input(followInput)
    .subscription(({ ctx, input, signal }) =>
      whileSignedIn(ctx, signal, (ended) =>
        follow<StaffEvent>(ctx, { ...wanted(input), about: 'everything', signal: ended }),
      ),
    ),
  // The id is the key, as for the order's page.
  order: open.input(followOrderInput).subscription(async function* ({ ctx, input, signal }) {
    await rejectUnknownOrder(ctx.db, input.id)
    yield* follow<OrderEvent>(ctx, { ...wanted(input), about: { orderId: input.id }, signal })
  }),
  menu: open
    .input(followInput)
    .subscription(({ ctx, input, signal }) =>
      follow<MenuEvent>(ctx, { ...wanted(input), about: 'menu', signal }),
    ),
})

const wanted = ({ lastEventId }: { lastEventId?: string | null | undefined }) => ({
  after: lastEventId == null ? null : Number(lastEventId),
})

async function* follow<Event>({ live }: Context, followed: Followed) {
  for await (const { number, event } of live.follow(followed)) yield tracked(String(number), event as Event)
}
