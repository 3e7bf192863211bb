import { type SiteSettings, titleOfProvider } from '@tiffin/contract'
import { moneyOf } from '@tiffin/pricing'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { heldOrders, onlineDisputes, onlinePayments } from '../../db/schema/index.ts'
import type { StoredNotice } from '../../payments/process-notice.ts'
import type { Context, Deps } from '../../platform/context.ts'
import type { JobKind, JobRunner } from '../../platform/jobs.ts'
import { type MailingDeps, sendToGuest, type Mail } from '../../platform/mail.ts'
import { readSettings } from '../../platform/read-settings.ts'
import { listStaffAddresses } from '../../platform/staff-addresses.ts'
import { compareDays, differencesMail } from './compare-days.ts'
import { getGuestOrder, type FoundGuestOrder, presentGuestOrder } from './get-guest-order.ts'
import {
  comparePayments,
  mailDifferences,
  mailDispute,
  mailEnding,
  mailReceipt,
  refundPayment,
  settlePayment,
} from './paying-job-kinds.ts'
import { receiptMail } from './receipt-mail.ts'
import { carryOutRefund, findRefundOf } from './refund-payment.ts'
import { findOrderOf, settleDue, type SettleDeps } from './settle-payment.ts'

export const payingJobs: JobKind<object>[] = [
  settlePayment,
  refundPayment,
  mailEnding,
  mailDispute,
  comparePayments,
  mailDifferences,
  mailReceipt,
]

export type PayingDeps = SettleDeps & MailingDeps

export async function startPayingJobs(runner: JobRunner, deps: PayingDeps): Promise<void> {
  await runner.work(settlePayment, ({ orderId }) => settleDue(deps, orderId))
  await runner.work(refundPayment, ({ refundId }) => carryOutRefund(deps, refundId))
  await runner.work(mailDispute, async (job, jobId) => {
    const mail = await disputeMail(deps, job)
    if (mail !== null) await deps.mailer.send(mail, jobId)
  })
  await runner.work(comparePayments, () => compareDays(deps))
  await runner.work(mailDifferences, async (job, jobId) => {
    const mail = await differencesMail(deps, job)
    if (mail !== null) await deps.mailer.send(mail, jobId)
  })
  await runner.work(mailReceipt, async (job, jobId) => {
    const mail = await receiptMail(deps, job)
    if (mail !== null) await sendToGuest(deps.mailer, mail, jobId)
  })
  await runner.work(mailEnding, ({ orderId }, jobId) => mailGuest(deps, orderId, jobId))
}

async function mailGuest({ db, publicUrl, mailer }: MailingDeps, orderId: string, jobId: string) {
  const found = await getGuestOrder(db, orderId)
  const settings = await readSettings(db)
  if (found.online?.held.state !== 'ended' || found.order.customerEmail === '') return
  await sendToGuest(mailer, endedMail(found, { publicUrl, settings }), jobId)
}

/** What a provider's webhook leads to: it is asked, whatever the webhook says. */
export async function handleNotice(
  deps: SettleDeps & DisputeDeps,
  { provider, about }: StoredNotice,
): Promise<void> {
  if (about.kind === 'payment') {
    const orderId = await findOrderOf(deps.db, provider, about.reference)
    if (orderId !== null) await settleDue(deps, orderId)
  }
  if (about.kind === 'refund') {
    const refundId = await findRefundOf(deps.db, about.reference)
    if (refundId !== null) await carryOutRefund(deps, refundId)
  }
  if (about.kind === 'dispute') await recordDispute(deps, provider, about)
}

/** To the guest of an order that was not placed: why, and what happens with the money. */
function endedMail(
  found: FoundGuestOrder,
  { publicUrl, settings }: { publicUrl: string; settings: SiteSettings },
): Mail {
  const { order, online } = found
  const { cancelReason = '' } = presentGuestOrder(found, settings)
  const isCharged = online?.payments.some(({ state }) => state === 'paid') ?? false
  return {
    to: order.customerEmail,
    subject: `Your order ${order.number} was not placed – ${settings.identity.name}`,
    paragraphs: [
      cancelReason,
      isCharged
        ? 'Depending on your bank, it can take up to ten days until you see it.'
        : 'Nothing was charged.',
      `You can order again any time, or call us at ${settings.contact.phone.display}.`,
    ],
    action: { label: 'View your order', url: `${publicUrl}/order/${order.id}` },
    replyTo: settings.contact.email,
  }
}

// Guests who have told their bank, or the provider, that a payment was wrong: owners have to answer there, in time.

type Dispute = Extract<StoredNotice['about'], { kind: 'dispute' }>
type DisputeDeps = Pick<Deps, 'db' | 'clock' | 'jobs'> & { log: Pick<Context['log'], 'warn'> }

/** Once: its later events, such as its end, tell nobody again. One about a payment that is not ours is logged; the check-up names it. */
async function recordDispute(
  { db, clock, jobs, log }: DisputeDeps,
  provider: string,
  { reference, chargeId, cents }: Dispute,
): Promise<void> {
  const isCharge = and(eq(onlinePayments.provider, provider), eq(onlinePayments.chargeId, chargeId ?? ''))
  const [payment] = await db.select({ id: onlinePayments.id }).from(onlinePayments).where(isCharge)
  if (payment === undefined) {
    log.warn({ provider, reference, chargeId }, 'a dispute is about a payment that this site does not know')
    return
  }
  await db.transaction(async (tx) => {
    const dispute = { provider, reference, paymentId: payment.id, cents, createdAt: new Date(clock.nowMs()) }
    const added = await tx.insert(onlineDisputes).values(dispute).onConflictDoNothing().returning()
    if (added.length === 0) return
    const owners = await listStaffAddresses(tx, ['owner'])
    for (const to of owners) await jobs.enqueue(tx, mailDispute, { provider, reference, to })
  })
}

interface DisputeMail {
  provider: string
  reference: string
  to: string
}

/** Null if it is not known any more. */
async function disputeMail(
  { db, publicUrl }: Pick<MailingDeps, 'publicUrl'> & { db: Database },
  { provider, reference, to }: DisputeMail,
): Promise<Mail | null> {
  const [found] = await db
    .select({ dispute: onlineDisputes, payment: onlinePayments, held: heldOrders })
    .from(onlineDisputes)
    .innerJoin(onlinePayments, eq(onlinePayments.id, onlineDisputes.paymentId))
    .innerJoin(heldOrders, eq(heldOrders.id, onlinePayments.orderId))
    .where(and(eq(onlineDisputes.provider, provider), eq(onlineDisputes.reference, reference)))
  if (found === undefined) return null
  const { dispute, payment, held } = found
  const { identity, region } = await readSettings(db)
  const name = titleOfProvider(provider)
  const money = moneyOf({ currency: payment.currency, locale: region.locale })
  return {
    to,
    subject: `The payment of order ${held.number} is disputed – ${identity.name}`,
    paragraphs: [
      `A guest disputes a payment of ${money.format(dispute.cents ?? payment.cents)} for order ${held.number}.`,
      `${name} keeps the money back until it is decided. Answer on ${name}’s site, with what was ordered and when it was picked up: whoever does not answer in time loses the money.`,
      'Do not refund it as well, unless you accept the dispute there.',
    ],
    action: { label: 'Open the order', url: `${publicUrl}/admin/orders?q=${held.number}` },
  }
}
