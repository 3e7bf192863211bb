import { type CancelledMoney, countCancelledMoney } from '../paying/paid-online.ts'
import type { OrderChanged, OrderStatus, SiteSettings } from '@tiffin/contract'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { events } from '../../db/schema/index.ts'
import { formatTime } from '../../platform/wall-clock.ts'
import { readSettings } from '../../platform/read-settings.ts'
import type { OrderEventBody } from '../../platform/record-event.ts'
import { isAsPromised, type OrderNews } from '../../platform/order-event-meaning.ts'
import { owed } from './order-mails.ts'
import { findOrder, type OrderRow } from './order-queries.ts'

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
  const standing: OrderEventBody[] = []
  for (const { body } of rows as { body: OrderEventBody }[]) {
    // A step that was taken back has overtaken nothing. If it was the one that the message is about, there is no news.
    if (body.change !== 'undone') standing.push(body)
    else if (!removeLastStep(standing) && isOfStep(news)) return true
  }
  return standing.some(overtakes(news))
}

/** Whether there was one. */
function removeLastStep(standing: OrderEventBody[]): boolean {
  const last = standing.findLastIndex(({ change }) => change === 'status')
  if (last !== -1) standing.splice(last, 1)
  return last !== -1
}

const isOfStep = (news: OrderNews) => ['accepted', 'ready', 'cancelled'].includes(news)

/** For each message, the statuses after which it would be old news: something later is being told. */
const oldNewsAfter: Record<OrderNews, readonly OrderStatus[]> = {
  placed: ['accepted', 'preparing', 'ready', 'completed', 'cancelled', 'no-show'],
  accepted: ['ready', 'completed', 'cancelled', 'no-show'],
  moved: ['ready', 'completed', 'cancelled', 'no-show'],
  changed: ['completed', 'cancelled', 'no-show'],
  ready: ['completed', 'no-show'],
  unanswered: ['accepted', 'preparing', 'ready', 'completed', 'cancelled', 'no-show'],
  cancelled: [],
}

const overtakes =
  (news: OrderNews) =>
  ({ change, status }: Pick<OrderChanged, 'change' | 'status'>): boolean =>
    (change === 'status' && oldNewsAfter[news].includes(status)) ||
    ((change === 'moved' || change === 'changed') && news === change) ||
    // Something was added, and it is being prepared again.
    (news === 'ready' && change === 'changed' && status !== 'ready')

/** News that cannot wait until the guest looks into their mailbox. */
const urgentNews = ['ready', 'moved', 'cancelled', 'unanswered'] as const satisfies readonly OrderNews[]

type UrgentNews = (typeof urgentNews)[number]

export const isUrgent = (news: OrderNews): news is UrgentNews => urgentNews.some((urgent) => urgent === news)

/** In two lines, for notifications and text messages. */
interface ShortNews {
  title: string
  body: string
}

/** Null: the guest knows, because they cancelled it themselves. */
function shortNews(
  order: Pick<
    OrderRow,
    'number' | 'pickupAt' | 'promisedAt' | 'moveReason' | 'cancelReason' | 'paidCents' | 'currency'
  > & {
    back: CancelledMoney | null
  },
  news: UrgentNews,
  { contact: { phone }, address: { street }, region }: SiteSettings,
): ShortNews | null {
  const { number, pickupAt, moveReason, cancelReason } = order
  if (news === 'ready')
    return { title: `Order ${number} is ready`, body: `Come and get it while it’s hot: ${street}.` }
  if (news === 'moved') {
    const time = `Ready at ${formatTime(pickupAt, region)}${isAsPromised(order) ? ', as first promised' : ''}.`
    return {
      title: `Order ${number}: new pickup time`,
      body: moveReason === null ? time : `${time} ${moveReason}`,
    }
  }
  if (news === 'unanswered')
    return {
      title: `Please call us about order ${number}`,
      body: `We have not confirmed it yet. Call ${phone.display} before you set out.`,
    }
  if (cancelReason === null) return null
  return {
    title: `Order ${number} is cancelled`,
    body: `${owed(order, phone.display, region)} ${cancelReason}`,
  }
}

/** What to tell the guest now, or null if there is nothing to tell any more. */
export async function findShortNews(
  db: Database,
  job: NewsJob,
): Promise<{ order: OrderRow; text: ShortNews } | null> {
  const { orderId, news } = job
  const order = (await findOrder(db, orderId))?.order
  if (!order || !isUrgent(news) || (await isOvertaken(db, job))) return null
  const back = news === 'cancelled' ? await countCancelledMoney(db, order) : null
  const text = shortNews({ ...order, back }, news, await readSettings(db))
  return text && { order, text }
}
