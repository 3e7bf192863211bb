import {
  confirmSubscriptionInput,
  done,
  listSubscribersInput,
  subscribed,
  subscribeInput,
  subscriber,
  subscriberInput,
  subscriberList,
  unsubscribeInput,
} from '@tiffin/contract'
import { open, permitted, router } from '../../platform/procedures.ts'
import {
  confirmSubscription,
  subscribe,
  eraseSubscriber,
  unsubscribe,
  unsubscribeOnRequest,
} from './subscribe.ts'
import { listSubscribers } from './subscriber-queries.ts'

export const newsletterRouter = router({
  subscribe: open
    .input(subscribeInput)
    .output(subscribed)
    .mutation(({ ctx, input }) => subscribe(ctx, input)),
  confirm: open
    .input(confirmSubscriptionInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await confirmSubscription(ctx, input.token)
      return { done: true }
    }),
  unsubscribe: open
    .input(unsubscribeInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await unsubscribe(ctx, input.key)
      return { done: true }
    }),
})

export const subscribersRouter = router({
  list: permitted('subscribers')
    .input(listSubscribersInput)
    .output(subscriberList)
    .query(({ ctx, input }) => listSubscribers(ctx.db, input)),
  unsubscribe: permitted('subscribers')
    .input(subscriberInput)
    .output(subscriber)
    .mutation(({ ctx, input }) => unsubscribeOnRequest(ctx, input.id)),
  delete: permitted('subscribers')
    .input(subscriberInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await eraseSubscriber(ctx, input.id)
      return { done: true }
    }),
})
