/** What happened, in the shapes of the API: as an owner would get it by the call that its comment names. */
import type { Database } from '../../db/database.ts'
import { requireProductId } from '../../menu/catalogue/dish-names.ts'
import { getEditable } from '../../menu/catalogue/edit-product.ts'
import { lockEditable } from '../../menu/catalogue/edit-option-group.ts'
import { getStaffOrder } from '../../ordering/orders/get-order.ts'
import { presentStaffOrder } from '../../ordering/orders/present-order.ts'
import { getEnquiry } from '../../guests/enquiries/handle-enquiry.ts'
import { catering } from '../../guests/enquiries/catering.ts'
import { messages } from '../../guests/enquiries/messages.ts'
import { presentStaffReservation } from '../../guests/reservations/present-reservation.ts'
import { getStaffReservation } from '../../guests/reservations/staff-book.ts'
import { AppError } from '../../platform/app-error.ts'
import { readRegion } from '../../platform/read-region.ts'
import { readSettings } from '../../platform/read-settings.ts'
import type { WebhookNews } from '../../platform/webhook-news.ts'

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
