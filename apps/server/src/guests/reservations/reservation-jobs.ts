/** Emails about a table. They describe its state when they are sent, not when they were queued. */
import type { ReservationStatus } from '@tiffin/contract'
import { and, eq, gt } from 'drizzle-orm'
import { reservations } from '../../db/schema/index.ts'
import type { JobKind, JobRunner } from '../../platform/jobs.ts'
import { type MailingDeps, sendToGuest } from '../../platform/mail.ts'
import { readSettings } from '../../platform/read-settings.ts'
import { guestMail, type GuestNotification, staffMail } from './reservation-mails.ts'
import type { ReservationRow } from './reservation-queries.ts'

interface GuestMailJob {
  reservationId: string
  news: GuestNotification
}

interface StaffMailJob {
  reservationId: string
  news: 'requested' | 'cancelled'
}

export const mailGuestOfReservation: JobKind<GuestMailJob> = { name: 'mail-reservation-guest' }
export const mailStaffOfReservation: JobKind<StaffMailJob> = { name: 'mail-reservation-office' }

export const reservationJobs: JobKind<object>[] = [mailGuestOfReservation, mailStaffOfReservation]

/** Whether guests are notified of this status; they know that they are seated. */
export const notifiesGuest = (status: ReservationStatus): status is GuestNotification =>
  status === 'confirmed' || status === 'declined' || status === 'cancelled'

export async function startReservationJobs(runner: JobRunner, deps: MailingDeps): Promise<void> {
  await runner.work(mailGuestOfReservation, (job, jobId) => notifyGuest(deps, job, jobId))
  await runner.work(mailStaffOfReservation, (job, jobId) => notifyStaff(deps, job, jobId))
}

async function notifyGuest(deps: MailingDeps, { reservationId, news }: GuestMailJob, jobId: string) {
  const row = await findIfCurrent(deps, reservationId, news)
  if (row) await sendToGuest(deps.mailer, guestMail(row, news, await senderOf(deps)), jobId)
}

async function notifyStaff(deps: MailingDeps, { reservationId, news }: StaffMailJob, jobId: string) {
  const row = await findIfCurrent(deps, reservationId, news)
  if (row) await deps.mailer.send(staffMail(row, news, await senderOf(deps)), jobId)
}

const senderOf = async ({ db, publicUrl }: MailingDeps) => ({
  publicUrl,
  settings: await readSettings(db),
})

/**
 * The reservation, if it still has the status that the email is about and is still to come: after a mail server outage,
 * no one should get an email about something already settled, or an evening that is over.
 */
async function findIfCurrent(
  { db, clock }: MailingDeps,
  id: string,
  news: ReservationStatus,
): Promise<ReservationRow | undefined> {
  const isToCome = gt(reservations.startsAt, new Date(clock.nowMs()))
  const [row] = await db
    .select()
    .from(reservations)
    .where(and(eq(reservations.id, id), eq(reservations.status, news), isToCome))
  return row
}
