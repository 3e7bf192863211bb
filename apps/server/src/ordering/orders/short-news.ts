/** News of an order in two lines, for notifications and text messages. */
import { restaurant, type SiteSettings } from '@tiffin/restaurant'
import { formatTime } from '../../platform/format-time.ts'
import type { OrderNews } from './order-mails.ts'
import type { OrderRow } from './order-queries.ts'

/** News that cannot wait until the guest looks into their mailbox. */
const urgentNews = ['ready', 'moved', 'cancelled', 'unanswered'] as const satisfies readonly OrderNews[]

export type UrgentNews = (typeof urgentNews)[number]

export const isUrgent = (news: OrderNews): news is UrgentNews => urgentNews.some((urgent) => urgent === news)

export interface ShortNews {
  title: string
  body: string
}

/** Null: the guest knows, because they cancelled it themselves. */
export function shortNews(
  order: Pick<OrderRow, 'number' | 'pickupAt' | 'moveReason' | 'cancelReason'>,
  news: UrgentNews,
  { phone }: SiteSettings['contact'],
): ShortNews | null {
  const { number, pickupAt, moveReason, cancelReason } = order
  const { street } = restaurant.address
  if (news === 'ready')
    return { title: `Order ${number} is ready`, body: `Come and get it while it’s hot: ${street}.` }
  if (news === 'moved') {
    const time = `Ready at ${formatTime(pickupAt)}.`
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
  return { title: `Order ${number} is cancelled`, body: `Nothing is owed. ${cancelReason}` }
}
