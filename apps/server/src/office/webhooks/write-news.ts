/** Writes down what webhooks will tell, in the transaction that causes it. */
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { events, webhookDeliveries, webhookMessages } from '../../db/schema/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { followUp } from '../../platform/follow-ups.ts'
import type { WebhookNews, WriteNews } from '../../platform/webhook-news.ts'
import { listWants } from './endpoint-queries.ts'
import { readNews } from './read-news.ts'
import { sendWebhooks } from './webhook-job-kinds.ts'

/** What happens is told to each endpoint that wants to know; one that is paused is told later. */
export const writeNews =
  ({ clock }: { clock: Clock }): WriteNews =>
  async (tx, all) => {
    const endpoints = await listWants(tx)
    for (const news of withoutRepeats(all)) {
      const endpointIds = endpoints.filter(({ types }) => types.includes(news.type)).map(({ id }) => id)
      if (endpointIds.length === 0) continue
      const told = await readNews(tx, news, clock.nowMs())
      if (told !== null)
        await insertMessage(tx, { ...told, type: news.type, at: new Date(clock.nowMs()), endpointIds })
    }
  }

/** What happens twice in one transaction is told once: nobody could tell one from the other. */
function withoutRepeats(all: readonly WebhookNews[]): readonly WebhookNews[] {
  const seen = new Set<string>()
  return all.filter((news) => {
    const key = JSON.stringify(news)
    const isRepeated = seen.has(key)
    seen.add(key)
    return !isRepeated
  })
}

export interface NewMessage {
  type: string
  topic: string | null
  data: object
  at: Date
  endpointIds: readonly string[]
}

/** Adds a message with its deliveries. Its number is that of its event, which it gets after the commit. */
export async function insertMessage(
  tx: Database,
  { type, topic, data, at, endpointIds }: NewMessage,
): Promise<void> {
  const id = `msg_${newId()}`
  const [inserted] = await tx
    .insert(webhookMessages)
    .values({ id, type, topic, data: JSON.stringify(data), at })
    .returning({ position: webhookMessages.position })
  const position = inserted?.position ?? 0
  await tx.insert(webhookDeliveries).values(
    endpointIds.map((endpointId) => ({
      id: newId(),
      endpointId,
      messageId: id,
      position,
      topic,
      nextTryAt: at,
    })),
  )
  const followUps = endpointIds.map((endpointId) => followUp(sendWebhooks, { endpointId, messageId: id }))
  await tx.insert(events).values({ kind: 'webhook', topic: id, body: {}, followUps })
}
