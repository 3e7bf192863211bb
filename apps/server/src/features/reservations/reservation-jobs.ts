/** The mails about a table. They say how it stands when they are sent, not how it stood when they were asked for. */
import type { ReservationStatus } from '@tiffin/contract'
import { and, eq, gt } from 'drizzle-orm'
import { reservations } from '../../db/schema/index.ts'
import type { JobKind, JobRunner } from '../../platform/jobs.ts'
import type { MailingDeps } from '../../platform/mail.ts'
import { readSettings } from '../../platform/read-settings.ts'
import { deskMail, guestMail, type GuestNews } from './reservation-mails.ts'
import type { ReservationRow } from './reservation-queries.ts'

interface GuestMailJob {
  reservationId: string
  news: GuestNews
}

interface DeskMailJob {
  reservationId: string
  news: 'requested' | 'cancelled'
}

export const mailGuestOfReservation: JobKind<GuestMailJob> = { name: 'mail-reservation-guest' }
export const mailDeskOfReservation: JobKind<DeskMailJob> = { name: 'mail-reservation-desk' }

export const reservationJobs: JobKind<object>[] = [mailGuestOfReservation, mailDeskOfReservation]

/** Whether guests are told of it; that they sit at their table they know. */
export const isNewsForGuest = (status: ReservationStatus): status is GuestNews =>
  status === 'confirmed' || status === 'declined' || status === 'cancelled'

export async function startReservationJobs(runner: JobRunner, deps: MailingDeps): Promise<void> {
  await runner.work(mailGuestOfReservation, (job, jobId) => tellGuest(deps, job, jobId))
  await runner.work(mailDeskOfReservation, (job, jobId) => tellDesk(deps, job, jobId))
}

async function tellGuest(deps: MailingDeps, { reservationId, news }: GuestMailJob, jobId: string) {
  const row = await findWhileNews(deps, reservationId, news)
  if (row) await deps.mailer.send(guestMail(row, news, await senderOf(deps)), jobId)
}

async function tellDesk(deps: MailingDeps, { reservationId, news }: DeskMailJob, jobId: string) {
  const row = await findWhileNews(deps, reservationId, news)
  if (row) await deps.mailer.send(deskMail(row, news, await senderOf(deps)), jobId)
}

const senderOf = async ({ db, publicUrl }: MailingDeps) => ({
  publicUrl,
  contact: (await readSettings(db)).contact,
})

/**
 * The reservation, if it still stands as the mail would say, and is still to come: a mail server that was away must not
 * have anybody told of what is settled by now, nor of an evening that is over.
 */
async function findWhileNews(
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
