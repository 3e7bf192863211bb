/** Every kind of job, and its worker. */
import { accountJobs, startAccountJobs } from './guests/accounts/account-jobs.ts'
import { type AlertDeps, alertJobs, followUpAlerts, startAlertJobs } from './notify/alert-jobs.ts'
import { type MenuJobDeps, menuJobs, startMenuJobs } from './menu/catalogue/menu-jobs.ts'
import { paintDishes, paintLater, type PaintingDeps, startPainting } from './menu/catalogue/paint-dishes.ts'
import { enquiryJobs, startEnquiryJobs } from './guests/enquiries/enquiry-jobs.ts'
import { replyJobs, startReplyJobs, failAbandonedReplies } from './notify/reply-jobs.ts'
import { newsletterJobs, startNewsletterJobs } from './guests/newsletter/newsletter-jobs.ts'
import { compareLater } from './ordering/paying/compare-days.ts'
import { handleNotice, type PayingDeps, payingJobs, startPayingJobs } from './ordering/paying/paying-jobs.ts'
import { paymentJobs, startDemoTerminal, startNotices } from './payments/payment-jobs.ts'
import { deleteOldNotices } from './payments/process-notice.ts'
import { forgetEndedHolds } from './ordering/paying/held-orders.ts'
import { settleForgotten } from './ordering/paying/settle-payment.ts'
import { followUpPush, type PushDeps, pushJobs, startPushJobs } from './notify/push/send-push.ts'
import { followUpPrinting, printJobs, startPrintJobs } from './kitchen/printing/print-jobs.ts'
import {
  reservationJobs,
  startReservationJobs,
  lapseRequests,
} from './guests/reservations/reservation-jobs.ts'
import {
  type FollowUpOptions,
  followUpOrders,
  type OrderJobDeps,
  orderJobs,
  startOrderJobs,
} from './ordering/orders/order-jobs.ts'
import { deleteOldMessages } from './office/webhooks/delivery-queries.ts'
import {
  sendForgotten,
  startWebhookJobs,
  type WebhookJobDeps,
  webhookJobs,
} from './office/webhooks/webhook-jobs.ts'
import { anonymizeFinished } from './guests/accounts/delete-account.ts'
import { deleteExpiredTokens } from './guests/accounts/mailed-tokens.ts'
import { deleteExpiredChallenges } from './guests/accounts/passkeys.ts'
import { deleteEndedSessions } from './guests/accounts/sessions.ts'
import { deleteOldWork } from './kitchen/pickup-slots/kitchen-minutes.ts'
import { deleteOldTickets } from './kitchen/printing/ticket-queries.ts'
import { deleteOldEvents } from './notify/live/event-queries.ts'
import { deleteUnconfirmed } from './guests/newsletter/subscriber-queries.ts'
import { deleteOldIdempotencyKeys } from './ordering/orders/claim-idempotency-key.ts'
import { deleteFinishedSubscriptions } from './notify/push/push-queries.ts'
import { invalidatePrematureDays, invalidateShiftedDays } from './ledger/sales/invalidate-days.ts'
import { deleteOldChanges } from './ledger/log/record-change.ts'
import { totalDays } from './ledger/sales/total-days.ts'
import { deleteOldFormKeys } from './platform/form-guard.ts'
import { deleteOldCounts } from './platform/rate-limits.ts'
import { deleteOldKeys } from './office/api-keys/api-key-queries.ts'
import { deleteOldSecurityEvents } from './platform/record-security-event.ts'
import type { Context, Deps } from './platform/context.ts'
import type { FollowUps } from './platform/follow-ups.ts'
import type { JobKind, JobRunner } from './platform/jobs.ts'

export const jobKinds: JobKind<object>[] = [
  ...accountJobs,
  ...enquiryJobs,
  ...replyJobs,
  ...newsletterJobs,
  ...reservationJobs,
  ...orderJobs,
  ...alertJobs,
  ...printJobs,
  ...pushJobs,
  ...menuJobs,
  ...paymentJobs,
  ...payingJobs,
  ...webhookJobs,
  paintDishes,
]

type JobDeps = AlertDeps &
  OrderJobDeps &
  PushDeps &
  MenuJobDeps &
  PaintingDeps &
  PayingDeps &
  WebhookJobDeps &
  Pick<Context, 'log'>

export async function startJobs(runner: JobRunner, deps: JobDeps): Promise<void> {
  await startAccountJobs(runner, deps)
  await startEnquiryJobs(runner, deps)
  await startReplyJobs(runner, deps)
  await startNewsletterJobs(runner, deps)
  await startReservationJobs(runner, deps)
  await startOrderJobs(runner, deps)
  await startAlertJobs(runner, deps)
  await startPrintJobs(runner, deps)
  await startPushJobs(runner, deps)
  await startNotices(runner, deps, handleNotice)
  await startPayingJobs(runner, deps)
  await startMenuJobs(runner, deps)
  await startDemoTerminal(runner, deps)
  await startPainting(runner, deps)
  await startWebhookJobs(runner, deps)
}

/** What follows from the events of orders. */
export function followUpsOf(clock: AlertDeps['clock'], options?: FollowUpOptions): FollowUps {
  const all = [followUpOrders(options), followUpPush(options), followUpAlerts(clock), followUpPrinting]
  return async (tx, event) => {
    const following = []
    for (const each of all) following.push(...(await each(tx, event)))
    return following
  }
}

type ChoreDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'keptDays'>

/** Expired rows that would only pile up are deleted, past days are totalled, and table requests that no one has answered are declined. */
export const chores: Record<string, (deps: ChoreDeps, now: Temporal.Instant) => Promise<void>> = {
  'delete-old-idempotency-keys': ({ db }, now) => deleteOldIdempotencyKeys(db, now),
  'delete-old-form-keys': ({ db }, now) => deleteOldFormKeys(db, now),
  'delete-ended-sessions': ({ db }) => deleteEndedSessions(db),
  'delete-old-keys': ({ db }, now) => deleteOldKeys(db, now),
  'delete-expired-tokens': ({ db }, now) => deleteExpiredTokens(db, now),
  'delete-expired-challenges': ({ db }, now) => deleteExpiredChallenges(db, now),
  'delete-unconfirmed-subscribers': ({ db }, now) => deleteUnconfirmed(db, now),
  'delete-old-counts': ({ db }) => deleteOldCounts(db),
  'delete-old-events': ({ db }, now) => deleteOldEvents(db, now),
  'delete-old-security-events': ({ db }, now) => deleteOldSecurityEvents(db, now),
  'delete-old-changes': ({ db, keptDays }, now) => deleteOldChanges(db, now, keptDays.changes),
  'delete-old-tickets': ({ db, keptDays }, now) => deleteOldTickets(db, now, keptDays.tickets),
  'delete-old-work': ({ db }, now) => deleteOldWork(db, now),
  'delete-finished-subscriptions': ({ db }, now) => deleteFinishedSubscriptions(db, now),
  'invalidate-shifted-days': ({ db }) => invalidateShiftedDays(db),
  'invalidate-premature-days': ({ db }, now) => invalidatePrematureDays(db, { nowMs: now.epochMilliseconds }),
  'total-days': ({ db }, now) => totalDays(db, { nowMs: now.epochMilliseconds }),
  'paint-dishes': ({ db, jobs }) => paintLater(db, jobs),
  'lapse-table-requests': (deps) => lapseRequests(deps),
  'forget-ended-holds': ({ db }, now) => forgetEndedHolds(db, now),
  'delete-old-notices': ({ db }, now) => deleteOldNotices(db, now),
  'settle-forgotten-payments': (deps) => settleForgotten(deps),
  'compare-payments': (deps) => compareLater(deps),
  'delete-old-webhook-messages': ({ db }, now) => deleteOldMessages(db, now),
  'send-forgotten-webhooks': (deps) => sendForgotten(deps),
  'anonymize-finished-orders': ({ db }, now) => anonymizeFinished(db, now),
  'fail-abandoned-replies': ({ db }, now) => failAbandonedReplies(db, now),
}

export const startChores = (runner: Pick<JobRunner, 'workHourly'>, deps: ChoreDeps): Promise<void> =>
  runner.workHourly(
    Object.fromEntries(
      Object.entries(chores).map(([name, run]) => [name, () => run(deps, deps.clock.now())]),
    ),
  )
