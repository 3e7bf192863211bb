import type { OrderChanged, OrderStatus } from '@tiffin/contract'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { events } from '../../db/schema/index.ts'
import type { OrderEventBody } from '../../platform/record-event.ts'
import type { OrderNews } from './order-mails.ts'

/** A message to the guest that follows from an event. */
export interface NewsJob {
  orderId: string
  /** The number of the event that it is about. */
  event: number
  news: OrderNews
}

/** Whether the message would be old news. */
export async function isOvertaken(db: Database, { orderId, event, news }: NewsJob): Promise<boolean> {
  const rows = await db
    .select({ body: events.body })
    .from(events)
    .where(and(eq(events.topic, orderId), gt(events.number, event)))
    .orderBy(asc(events.number))
  return rows.some(({ body }) => overtakes(news)(body as OrderEventBody))
}

/** For each message, the statuses after which it would be old news: it was undone, or something later is being told. */
const oldNewsAfter: Record<OrderNews, readonly OrderStatus[]> = {
  placed: ['accepted', 'preparing', 'ready', 'completed', 'cancelled', 'no-show'],
  accepted: ['placed', 'accepted', 'ready', 'completed', 'cancelled', 'no-show'],
  moved: ['ready', 'completed', 'cancelled', 'no-show'],
  ready: ['preparing', 'ready', 'completed', 'no-show'],
  unanswered: ['accepted', 'preparing', 'ready', 'completed', 'cancelled', 'no-show'],
  cancelled: [],
}

const overtakes =
  (news: OrderNews) =>
  ({ change, status }: Pick<OrderChanged, 'change' | 'status'>): boolean =>
    (change === 'status' && oldNewsAfter[news].includes(status)) || (change === 'moved' && news === 'moved')
