/** Every kind of job, and its worker. */
import { accountJobs, startAccountJobs } from './features/accounts/account-jobs.ts'
import { enquiryJobs, startEnquiryJobs } from './features/enquiries/enquiry-jobs.ts'
import { replyJobs, startReplyJobs } from './features/replies/reply-jobs.ts'
import { newsletterJobs, startNewsletterJobs } from './features/newsletter/newsletter-jobs.ts'
import { reservationJobs, startReservationJobs } from './features/reservations/reservation-jobs.ts'
import type { JobKind, JobRunner } from './platform/jobs.ts'
import type { MailingDeps } from './platform/mail.ts'

export const jobKinds: JobKind<object>[] = [
  ...accountJobs,
  ...enquiryJobs,
  ...replyJobs,
  ...newsletterJobs,
  ...reservationJobs,
]

export async function startJobs(runner: JobRunner, deps: MailingDeps): Promise<void> {
  await startAccountJobs(runner, deps)
  await startEnquiryJobs(runner, deps)
  await startReplyJobs(runner, deps)
  await startNewsletterJobs(runner, deps)
  await startReservationJobs(runner, deps)
}
