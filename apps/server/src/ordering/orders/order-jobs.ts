/** Messages that follow from what happens to an order. They describe its state when they are sent. */
import type { SiteSettings } from '@tiffin/contract'
import { followUp, type FollowUps } from '../../platform/follow-ups.ts'
import type { JobKind, JobRunner } from '../../platform/jobs.ts'
import { type MailingDeps, sendToGuest } from '../../platform/mail.ts'
import { meaningOf } from '../../platform/order-event-meaning.ts'
import { readSettings } from '../../platform/read-settings.ts'
import type { SmsSender } from '../../platform/sms.ts'
import { findShortNews, isOvertaken, isUrgent, type NewsJob } from './order-news.ts'
import { mailsFor } from './limit-order-mails.ts'
import { compareContents } from '../../platform/compare-lines.ts'
import { listReceiptPayments } from '../paying/get-receipt.ts'
import { countReturned } from '../paying/paid-online.ts'
import { type FoundOrder, orderMail } from './order-mails.ts'
import { findOrder } from './order-queries.ts'
import { findUnnotified, markNotified } from '../../ledger/order-versions.ts'
import { moneyOfOrder } from './present-order.ts'

// Longer than a step can be undone.
export const UNDO_SECONDS = 12

export const mailGuestOfOrder: JobKind<NewsJob> = { name: 'mail-order-guest' }
const textGuestOfOrder: JobKind<NewsJob> = { name: 'text-order-guest' }

export const orderJobs: JobKind<object>[] = [mailGuestOfOrder, textGuestOfOrder]

export type OrderJobDeps = MailingDeps & { sms: SmsSender }

/** Tests need not wait as long as cooks may undo a step. */
export interface FollowUpOptions {
  undoSeconds?: number
}

/** The messages about an event: at once, or once it cannot be undone any more. */
export function followUpOrders({ undoSeconds = UNDO_SECONDS }: FollowUpOptions = {}): FollowUps {
  return async (_tx, event) => {
    const { news, isTentative } = meaningOf(event)
    if (news === null) return []
    const seconds = isTentative ? undoSeconds : 0
    const told = { orderId: event.id, news }
    const mail = followUp(mailGuestOfOrder, told, seconds)
    return isUrgent(news) ? [mail, followUp(textGuestOfOrder, told, seconds)] : [mail]
  }
}

export async function startOrderJobs(runner: JobRunner, deps: OrderJobDeps): Promise<void> {
  await runner.work(mailGuestOfOrder, (job, jobId) => mailGuest(deps, job, jobId))
  await runner.work(textGuestOfOrder, (job, jobId) => textGuest(deps, job, jobId))
}

async function mailGuest({ db, publicUrl, mailer }: MailingDeps, job: NewsJob, jobId: string) {
  const found = await findOrder(db, job.orderId)
  if (!found || (await isOvertaken(db, job))) return
  const mails = await mailsFor(db, found.order, job.news)
  if (mails === 'none') return
  const settings = await readSettings(db)
  const sender = { publicUrl, settings }
  if (job.news === 'changed' && mails !== 'notice') {
    await mailChange({ db, mailer, sender, found }, jobId)
    return
  }
  const news = mails === 'notice' ? 'tooMany' : job.news
  // Most orders are paid at pickup.
  const paid = found.order.paidCents > 0 ? await listReceiptPayments(db, found.order.id) : []
  const returnedCents = news === 'cancelled' ? await countReturned(db, found.order) : 0
  await sendToGuest(mailer, orderMail({ ...found, returnedCents, paid }, news, sender), jobId)
}

interface ChangeMailing extends Pick<MailingDeps, 'db' | 'mailer'> {
  sender: { publicUrl: string; settings: SiteSettings }
  found: FoundOrder
}

/** What is different from what the guest knows; nothing, if the changes since have been taken back. */
async function mailChange({ db, mailer, sender, found }: ChangeMailing, jobId: string) {
  const versions = await findUnnotified(db, found.order.id)
  if (!versions) return
  const { told, now } = versions
  const money = moneyOfOrder(found.order, sender.settings.region)
  const changes = compareContents(told.contents, now.contents, money)
  if (changes.length === 0) return
  const before = { changes, totalCents: told.contents.totalCents, reason: now.reason }
  await sendToGuest(mailer, orderMail({ ...found, before }, 'changed', sender), jobId)
  await markNotified(db, now, new Date())
}

async function textGuest({ db, publicUrl, sms }: OrderJobDeps, job: NewsJob, jobId: string) {
  const found = await findShortNews(db, job)
  const to = found?.order.customerPhone
  if (!found || !to) return
  if ((await mailsFor(db, found.order, job.news)) === 'none') return
  const { title, body } = found.text
  const { identity } = await readSettings(db)
  const text = `${identity.name}: ${title}. ${body} ${publicUrl}/order/${job.orderId}`
  await sms.send({ jobId, to, text })
}
