/** Messages that follow from what happens to an order. They describe its state when they are sent. */
import type { SiteSettings } from '@tiffin/contract'
import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { orders, users } from '../../db/schema/index.ts'
import { followUp, type FollowUps } from '../../platform/follow-ups.ts'
import type { JobKind, JobRunner } from '../../platform/jobs.ts'
import { type MailingDeps, sendToGuest } from '../../platform/mail.ts'
import { meaningOf, type OrderNews } from '../../platform/order-event-meaning.ts'
import { readSettings } from '../../platform/read-settings.ts'
import type { SmsSender } from '../../platform/sms.ts'
import { findShortNews, isOvertaken, isUrgent, type NewsJob } from './order-news.ts'
import { compareContents } from '../../platform/compare-lines.ts'
import { listReceiptPayments } from '../paying/get-receipt.ts'
import { countCancelledMoney } from '../paying/paid-online.ts'
import { type FoundOrder, orderMail } from './order-mails.ts'
import { findOrder, type OrderRow } from './order-queries.ts'
import { findUnnotified, findVersion, markNotified } from '../../ledger/order-versions.ts'
import { moneyOfOrder } from './present-order.ts'

/** Anyone may type somebody else's address: it gets a few emails about orders, not as many as there are orders. */

/** Orders to one address within an hour whose emails are sent. */
const MAILED_ORDERS = 3
const HOUR_MS = 3_600_000

/**
 * What its address gets about an order: everything; of the first order too many one notice that says so; or nothing that
 * anyone who ordered can cause. What staff decide is always told.
 */
async function mailsFor(db: Database, order: OrderRow, news: OrderNews): Promise<'all' | 'notice' | 'none'> {
  if (!(await isCausedByGuest(db, order, news)) || (await isOwnAddress(db, order))) return 'all'
  // No more are counted than it takes to know.
  const counted = await db
    .select({ number: orders.number })
    .from(orders)
    .where(
      and(
        gt(orders.createdAt, new Date(order.createdAt.getTime() - HOUR_MS)),
        lte(orders.number, order.number),
        eq(mailboxOf(sql`${orders.customerEmail}`), mailboxOf(sql`${order.customerEmail}::text`)),
      ),
    )
    .limit(MAILED_ORDERS + 2)
  const rank = counted.length
  if (rank <= MAILED_ORDERS) return 'all'
  return rank === MAILED_ORDERS + 1 && isFirstNews(order, news) ? 'notice' : 'none'
}

/** What is behind a plus sign sorts the mail of one mailbox. */
const mailboxOf = (address: SQL) => sql`regexp_replace(lower(${address}), '[+][^@]*@', '@')`

// An order may be accepted without anyone doing so, and waits unanswered without anyone doing anything.
async function isCausedByGuest(db: Database, order: OrderRow, news: OrderNews): Promise<boolean> {
  if (news === 'changed') return (await findVersion(db, order.id, order.revision))?.by === null
  return (
    order.channel === 'web' &&
    order.takenBy === null &&
    (isFirstNews(order, news) ||
      news === 'unanswered' ||
      (news === 'cancelled' && order.cancelReason === null))
  )
}

const isFirstNews = ({ steps }: OrderRow, news: OrderNews) =>
  news === 'placed' || (news === 'accepted' && steps[0]?.by === undefined)

/** Ordered by an account that has shown that it reads this mailbox. */
async function isOwnAddress(db: Database, { userId, customerEmail }: OrderRow): Promise<boolean> {
  if (userId === null) return false
  const [owner] = await db
    .select({ email: users.email, verifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, userId))
  return owner !== undefined && owner.verifiedAt !== null && owner.email === customerEmail.toLowerCase()
}

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
  const back = news === 'cancelled' && (await countCancelledMoney(db, found.order))
  await sendToGuest(mailer, orderMail({ ...found, ...(back && { back }), paid }, news, sender), jobId)
}

interface ChangeMailing extends Pick<MailingDeps, 'db' | 'mailer'> {
  sender: { publicUrl: string; settings: SiteSettings }
  found: FoundOrder
}

/** What is different from what the guest knows; nothing, if the changes since have been taken back. */
async function mailChange({ db, mailer, sender, found }: ChangeMailing, jobId: string) {
  const versions = await findUnnotified(db, found.order.id)
  if (!versions) return
  const { told, now, reasons } = versions
  const money = moneyOfOrder(found.order, sender.settings.region)
  const changes = compareContents(told.contents, now.contents, money)
  if (changes.length === 0 && told.contents.totalCents === now.contents.totalCents) return
  const before = { changes, totalCents: told.contents.totalCents, reasons }
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
