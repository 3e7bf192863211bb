/** The mails about a table. They say how it stands when they are sent, not how it stood when they were asked for. */
import { reservationMoves, type ReservationStatus } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { reservations } from '../../db/schema/index.ts'
import type { JobKind, JobRunner } from '../../platform/jobs.ts'
import type { MailingDeps } from '../../platform/mail.ts'
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
  await runner.work(mailGuestOfReservation, (job) => tellGuest(deps, job))
  await runner.work(mailDeskOfReservation, (job) => tellDesk(deps, job))
}

async function tellGuest(deps: MailingDeps, { reservationId, news }: GuestMailJob) {
  const row = await find(deps, reservationId)
  if (!row || isOvertaken(news, row)) return
  await deps.mailer.send(guestMail(row, news, deps.publicUrl))
}

async function tellDesk(deps: MailingDeps, { reservationId, news }: DeskMailJob) {
  const row = await find(deps, reservationId)
  if (row) await deps.mailer.send(deskMail(row, news, deps.publicUrl))
}

/** A mail server that was away must not have a guest told of a table that is given up by now. */
function isOvertaken(news: GuestNews, { status }: ReservationRow) {
  if (news === 'requested') return reservationMoves[status].length === 0
  return news !== status
}

async function find({ db }: MailingDeps, id: string): Promise<ReservationRow | undefined> {
  const [row] = await db.select().from(reservations).where(eq(reservations.id, id))
  return row
}
