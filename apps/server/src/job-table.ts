/** Every kind of job, and its worker. */
import { accountJobs, startAccountJobs } from './guests/accounts/account-jobs.ts'
import { type AlertDeps, alertJobs, followUpAlerts, startAlertJobs } from './notify/alert-jobs.ts'
import { type MenuJobDeps, menuJobs, startMenuJobs } from './menu/catalogue/menu-jobs.ts'
import { enquiryJobs, startEnquiryJobs } from './guests/enquiries/enquiry-jobs.ts'
import { replyJobs, startReplyJobs } from './notify/reply-jobs.ts'
import { newsletterJobs, startNewsletterJobs } from './guests/newsletter/newsletter-jobs.ts'
import { followUpPush, pushJobs, startPushJobs } from './notify/push/push-jobs.ts'
import type { PushDeps } from './notify/push/send-push.ts'
import { followUpPrinting, printJobs, startPrintJobs } from './kitchen/printing/print-jobs.ts'
import { reservationJobs, startReservationJobs } from './guests/reservations/reservation-jobs.ts'
import {
  type FollowUpOptions,
  followUpOrders,
  type OrderJobDeps,
  orderJobs,
  startOrderJobs,
} from './ordering/orders/order-jobs.ts'
import type { FollowUp } from './notify/live/live-events.ts'
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
]

type JobDeps = AlertDeps & OrderJobDeps & PushDeps & MenuJobDeps

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
  await startMenuJobs(runner, deps)
}

/** What follows from events, enqueued in the transaction that numbers them. */
export function followUp(
  jobs: Pick<JobRunner, 'enqueueAll'>,
  clock: AlertDeps['clock'],
  options?: FollowUpOptions,
): FollowUp {
  const followUps = [
    followUpOrders(jobs, options),
    followUpPush(jobs, options),
    followUpAlerts(jobs, clock),
    followUpPrinting(jobs),
  ]
  return async (tx, numbered) => {
    for (const enqueue of followUps) await enqueue(tx, numbered)
  }
}
