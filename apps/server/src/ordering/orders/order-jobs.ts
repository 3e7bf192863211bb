/** Messages that follow from what happens to an order. They describe its state when they are sent. */
import { restaurant } from '@tiffin/restaurant'
import type { Database } from '../../db/database.ts'
import type { JobKind, JobRunner } from '../../platform/jobs.ts'
import { type MailingDeps, sendToGuest } from '../../platform/mail.ts'
import type { NumberedEvent } from '../../platform/context.ts'
import { readSettings } from '../../platform/read-settings.ts'
import type { SmsSender } from '../../platform/sms.ts'
import { findShortNews, isOvertaken, isUrgent, type NewsJob } from './order-news.ts'
import { newsOf, orderMail } from './order-mails.ts'
import { findOrder } from './order-queries.ts'

// Longer than a step can be undone.
const UNDO_SECONDS = 12

export const mailGuestOfOrder: JobKind<NewsJob> = { name: 'mail-order-guest' }
const textGuestOfOrder: JobKind<NewsJob> = { name: 'text-order-guest' }

export const orderJobs: JobKind<object>[] = [mailGuestOfOrder, textGuestOfOrder]

export type OrderJobDeps = MailingDeps & { sms: SmsSender }

/** Tests need not wait as long as cooks may undo a step. */
export interface FollowUpOptions {
  undoSeconds?: number
}

/** Enqueues the messages about these events, in the transaction that numbers them: each exactly once. */
export function followUpOrders(
  jobs: Pick<JobRunner, 'enqueueAll'>,
  { undoSeconds = UNDO_SECONDS }: FollowUpOptions = {},
) {
  return async (tx: Database, numbered: readonly NumberedEvent[]): Promise<void> => {
    for (const [seconds, news] of newsByDelay(numbered, undoSeconds)) {
      await jobs.enqueueAll(tx, mailGuestOfOrder, news, seconds)
      await jobs.enqueueAll(tx, textGuestOfOrder, news.filter(isUrgentJob), seconds)
    }
  }
}

/** What guests are told of these events, by the seconds until then: at once, or once it cannot be undone any more. */
export function newsByDelay(
  numbered: readonly NumberedEvent[],
  undoSeconds = UNDO_SECONDS,
): Map<number, NewsJob[]> {
  const byDelay = new Map<number, NewsJob[]>()
  for (const { number, event } of numbered) {
    const news = event.type === 'order' ? newsOf(event) : null
    if (event.type !== 'order' || news === null) continue
    const seconds = event.change === 'status' || event.change === 'moved' ? undoSeconds : 0
    byDelay.set(seconds, [...(byDelay.get(seconds) ?? []), { orderId: event.id, event: number, news }])
  }
  return byDelay
}

export const isUrgentJob = ({ news }: NewsJob): boolean => isUrgent(news)

export async function startOrderJobs(runner: JobRunner, deps: OrderJobDeps): Promise<void> {
  await runner.work(mailGuestOfOrder, (job, jobId) => mailGuest(deps, job, jobId))
  await runner.work(textGuestOfOrder, (job, jobId) => textGuest(deps, job, jobId))
}

async function mailGuest({ db, publicUrl, mailer }: MailingDeps, job: NewsJob, jobId: string) {
  const found = await findOrder(db, job.orderId)
  if (!found || (await isOvertaken(db, job))) return
  const { contact } = await readSettings(db)
  await sendToGuest(mailer, orderMail(found, job.news, { publicUrl, contact }), jobId)
}

async function textGuest({ db, publicUrl, sms }: OrderJobDeps, job: NewsJob, jobId: string) {
  const found = await findShortNews(db, job)
  const to = found?.order.customerPhone
  if (!found || !to) return
  const { title, body } = found.text
  const text = `${restaurant.brand}: ${title}. ${body} ${publicUrl}/order/${job.orderId}`
  await sms.send({ jobId, to, text })
}
