/** Writes down what webhooks will tell, in the transaction that causes it. */
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { events, webhookDeliveries, webhookMessages } from '../../db/schema/index.ts'
import { catering } from '../../guests/enquiries/catering.ts'
import { getEnquiry } from '../../guests/enquiries/handle-enquiry.ts'
import { messages } from '../../guests/enquiries/messages.ts'
import { getStaffReservation } from '../../guests/reservations/staff-book.ts'
import { presentStaffReservation } from '../../guests/reservations/present-reservation.ts'
import { requireProductId } from '../../menu/catalogue/dish-names.ts'
import { lockEditable } from '../../menu/catalogue/edit-option-group.ts'
import { getEditable } from '../../menu/catalogue/edit-product.ts'
import { getStaffOrder } from '../../ordering/orders/get-order.ts'
import { presentStaffOrder } from '../../ordering/orders/present-staff-order.ts'
import { AppError } from '../../platform/app-error.ts'
import { followUp } from '../../platform/follow-ups.ts'
import { readRegion, readSettings } from '../../platform/read-settings.ts'
import type { Clock } from '../../platform/wall-clock.ts'
import type { WebhookNews, WriteNews } from '../../platform/webhook-news.ts'
import { listWants } from './endpoint-queries.ts'
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

// What happened, in the shapes of the API: as an owner would get it by the call that its comment names.

interface WebhookContent {
  topic: string
  data: object
}

type Read = (tx: Database, news: WebhookNews, nowMs: number) => Promise<WebhookContent>

/** Null: it is gone, so there is nothing to tell. */
export async function readNews(
  tx: Database,
  news: WebhookNews,
  nowMs: number,
): Promise<WebhookContent | null> {
  const [subject = ''] = news.type.split('.')
  try {
    return await readers[subject as keyof typeof readers](tx, news, nowMs)
  } catch (error) {
    if (error instanceof AppError && error.body.code === 'NOT_FOUND') return null
    throw error
  }
}

const readers = {
  // GET /admin/orders/:id
  order: async (tx, { about }) => ({
    topic: about,
    data: presentStaffOrder(await getStaffOrder(tx, about), await readRegion(tx)),
  }),
  // GET /admin/products/:id
  dish: async (tx, { about }, nowMs) => {
    const id = await requireProductId(tx, about)
    return { topic: id, data: await getEditable(tx, id, nowMs) }
  },
  // One of GET /admin/option-groups
  choice: async (tx, { about, choice }, nowMs) => ({
    topic: about,
    data: { choice, group: await lockEditable(tx, about, nowMs) },
  }),
  // GET /admin/reservations/:id
  reservation: async (tx, { about }, nowMs) => {
    const { region, tables } = await readSettings(tx)
    const status = { nowMs, zone: region, seats: tables.seatsPerSlot }
    return { topic: about, data: presentStaffReservation(await getStaffReservation(tx, about), status) }
  },
  // GET /admin/messages/:id
  message: async (tx, { about }) => ({ topic: about, data: await getEnquiry(tx, messages, about) }),
  // GET /admin/catering/:id
  catering: async (tx, { about }) => ({ topic: about, data: await getEnquiry(tx, catering, about) }),
} satisfies Record<string, Read>
