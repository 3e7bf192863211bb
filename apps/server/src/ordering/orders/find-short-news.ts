import type { Database } from '../../db/database.ts'
import { readSettings } from '../../platform/read-settings.ts'
import { isOvertaken, type NewsJob } from './is-overtaken.ts'
import { findOrder, type OrderRow } from './order-queries.ts'
import { isUrgent, shortNews, type ShortNews } from './short-news.ts'

/** What to tell the guest now, or null if there is nothing to tell any more. */
export async function findShortNews(
  db: Database,
  job: NewsJob,
): Promise<{ order: OrderRow; text: ShortNews } | null> {
  const { orderId, news } = job
  const order = (await findOrder(db, orderId))?.order
  if (!order || !isUrgent(news) || (await isOvertaken(db, job))) return null
  const text = shortNews(order, news, (await readSettings(db)).contact)
  return text && { order, text }
}
