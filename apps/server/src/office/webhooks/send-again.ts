import type { WebhookDeliveryInput, WebhookDeliveryRecord } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { webhookDeliveries } from '../../db/schema/index.ts'
import { AppError } from '../../platform/app-error.ts'
import type { AdminContext } from '../../platform/context.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { findDelivery, getDelivery } from './delivery-queries.ts'
import { lockEndpoint } from './endpoint-queries.ts'
import { sendWebhooks } from './webhook-job-kinds.ts'

/** Under the same id, so that the receiver knows it. What waits is sent now; it keeps its place before what came later. */
export async function sendAgain(
  ctx: AdminContext,
  wanted: WebhookDeliveryInput,
): Promise<WebhookDeliveryRecord> {
  await retryTransaction(ctx.db, async (tx) => {
    const endpoint = await lockEndpoint(tx, wanted.id)
    const { delivery, message } = await findDelivery(tx, wanted)
    if (endpoint.pausedBecause !== null && message.type !== 'webhook.test')
      throw new AppError('CONFLICT', 'This webhook is paused. Resume it first.')
    await tx
      .update(webhookDeliveries)
      .set({
        state: 'waiting',
        isAgain: delivery.isAgain || delivery.state !== 'waiting',
        tries: 0,
        nextTryAt: new Date(ctx.clock.nowMs()),
      })
      .where(eq(webhookDeliveries.id, delivery.id))
    await ctx.jobs.enqueue(tx, sendWebhooks, { endpointId: endpoint.id })
  })
  return getDelivery(ctx.db, wanted)
}
