import type { StoredNotice } from '../../payments/process-notice.ts'
import type { JobKind, JobRunner } from '../../platform/jobs.ts'
import { type MailingDeps, sendToGuest } from '../../platform/mail.ts'
import { readSettings } from '../../platform/read-settings.ts'
import { compareDays, differencesMail } from './compare-days.ts'
import { getGuestOrder } from './get-guest-order.ts'
import { disputeMail, recordDispute } from './disputes.ts'
import { endedMail } from './ended-mail.ts'
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
export async function handleNotice(deps: SettleDeps, { provider, about }: StoredNotice): Promise<void> {
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
