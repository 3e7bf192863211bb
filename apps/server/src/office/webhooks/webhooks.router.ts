import {
  changeWebhookInput,
  createWebhookInput,
  done,
  listWebhookDeliveriesInput,
  madeWebhook,
  replaceWebhookSecretInput,
  webhookDeliveryInput,
  webhookDeliveryList,
  webhookDeliveryRecord,
  webhookEndpoint,
  webhookIdInput,
  webhookList,
} from '@tiffin/contract'
import { permitted, permittedAndConfirmed, router } from '../../platform/procedures.ts'
import { getDelivery, listDeliveries, sendAgain } from './delivery-queries.ts'
import {
  changeEndpoint,
  createEndpoint,
  listEndpoints,
  pauseEndpoint,
  removeEndpoint,
  replaceSecret,
  resumeEndpoint,
  sendTest,
} from './edit-endpoints.ts'

export const webhooksRouter = router({
  list: permitted('webhooks')
    .output(webhookList)
    .query(async ({ ctx }) => ({ endpoints: await listEndpoints(ctx) })),
  create: permittedAndConfirmed('webhooks')
    .input(createWebhookInput)
    .output(madeWebhook)
    .mutation(({ ctx, input }) => createEndpoint(ctx, input)),
  change: permittedAndConfirmed('webhooks')
    .input(changeWebhookInput)
    .output(webhookEndpoint)
    .mutation(({ ctx, input }) => changeEndpoint(ctx, input)),
  remove: permittedAndConfirmed('webhooks')
    .input(webhookIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await removeEndpoint(ctx, input.id)
      return { done: true }
    }),
  pause: permitted('webhooks')
    .input(webhookIdInput)
    .output(webhookEndpoint)
    .mutation(({ ctx, input }) => pauseEndpoint(ctx, input.id)),
  resume: permitted('webhooks')
    .input(webhookIdInput)
    .output(webhookEndpoint)
    .mutation(({ ctx, input }) => resumeEndpoint(ctx, input.id)),
  replaceSecret: permittedAndConfirmed('webhooks')
    .input(replaceWebhookSecretInput)
    .output(madeWebhook)
    .mutation(({ ctx, input }) => replaceSecret(ctx, input)),
  test: permitted('webhooks')
    .input(webhookIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await sendTest(ctx, input.id)
      return { done: true }
    }),
  deliveries: permitted('webhooks')
    .input(listWebhookDeliveriesInput)
    .output(webhookDeliveryList)
    .query(({ ctx, input }) => listDeliveries(ctx.db, input)),
  delivery: permitted('webhooks')
    .input(webhookDeliveryInput)
    .output(webhookDeliveryRecord)
    .query(({ ctx, input }) => getDelivery(ctx.db, input)),
  sendAgain: permitted('webhooks')
    .input(webhookDeliveryInput)
    .output(webhookDeliveryRecord)
    .mutation(({ ctx, input }) => sendAgain(ctx, input)),
})
