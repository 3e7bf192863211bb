/** Emails about a table. They describe its state when they are sent, not when they were queued. */
import type { ReservationStatus, SiteSettings } from '@tiffin/contract'
import { and, eq, gt, asc, lte, or } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { reservations } from '../../db/schema/index.ts'
import type { Deps } from '../../platform/context.ts'
import type { JobKind, JobRunner } from '../../platform/jobs.ts'
import { type MailingDeps, sendToGuest, type Mail } from '../../platform/mail.ts'
import { readSettings } from '../../platform/read-settings.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { formatDay, formatTime } from '../../platform/wall-clock.ts'
import { moveReservation, type ReservationRow } from './reservation-queries.ts'

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

// Emails about a table, to guests and to the office.

type GuestNotification = 'requested' | 'confirmed' | 'declined' | 'cancelled'

/** What an email says about the restaurant: where its link leads, what it is called, and how to get in touch. */
interface Sender {
  publicUrl: string
  settings: SiteSettings
}

function guestMail(row: ReservationRow, news: GuestNotification, { publicUrl, settings }: Sender): Mail {
  const { subject, paragraphs, label } = guestTexts[news](row, settings)
  return {
    to: row.email,
    subject: `${subject} – ${settings.identity.name}`,
    paragraphs,
    action: { label, url: `${publicUrl}/reservation/${row.id}` },
    replyTo: settings.contact.officeEmail,
  }
}

interface MailText {
  subject: string
  paragraphs: string[]
  label: string
}

// Without the name: anyone who typed it may have entered a stranger's address beside it.
const guestTexts: Record<GuestNotification, (row: ReservationRow, settings: SiteSettings) => MailText> = {
  requested: ({ number, partySize, startsAt }, { region }) => ({
    subject: `We have your request for ${formatDay(startsAt, region)}`,
    paragraphs: [
      'Hello,',
      `we have your request for ${tableFor(partySize)} at ${formatTime(startsAt, region)}. Its number is ${number}.`,
      'We’re holding the seats for you while we look at your request, for up to a day. We’ll email you as soon as the table is confirmed.',
      'Use this link to check its status or to cancel it. If you didn’t ask for a table, please cancel it so that someone else can have it.',
    ],
    label: 'View or cancel it',
  }),
  confirmed: ({ number, partySize, startsAt }, { address, contact: { phone }, region }) => ({
    subject: `Your table on ${formatDay(startsAt, region)}`,
    paragraphs: [
      'Hello,',
      `your table is confirmed: ${tableFor(partySize)} at ${formatTime(startsAt, region)}, number ${number}.`,
      `You’ll find us at ${address.street}, ${address.city}. Running late? Call ${phone.display} and we’ll hold it.`,
      'If plans change, please cancel here so we can offer the table to someone else.',
    ],
    label: 'View or cancel it',
  }),
  declined: ({ number, partySize, startsAt }, { contact: { phone }, region }) => ({
    subject: `About your table on ${formatDay(startsAt, region)}`,
    paragraphs: [
      'Hello,',
      `we’re sorry, but we can’t offer you ${tableFor(partySize)} at ${formatTime(startsAt, region)} (number ${number}).`,
      `Another time may work: reply to this email or call ${phone.display}, and we’ll find one together.`,
    ],
    label: 'View your request',
  }),
  cancelled: ({ number, partySize, startsAt }, { contact: { phone }, region }) => ({
    subject: `Your table on ${formatDay(startsAt, region)} is cancelled`,
    paragraphs: [
      'Hello,',
      `we’re sorry, but we had to cancel your table for ${partySize} at ${formatTime(startsAt, region)} (number ${number}).`,
      `If you don’t know why, reply to this email or call ${phone.display}: we’d like to make it up to you.`,
    ],
    label: 'View your reservation',
  }),
}

function staffMail(
  row: ReservationRow,
  news: 'requested' | 'cancelled',
  { publicUrl, settings }: Sender,
): Mail {
  const { id, number, name, email, phone, partySize, startsAt, notes } = row
  const time = formatTime(startsAt, settings.region)
  const what = news === 'requested' ? 'Table request' : 'Cancelled by the guest'
  return {
    to: settings.contact.officeEmail,
    subject: `${what} ${number}: ${partySize} at ${time}`,
    paragraphs: [
      `${what}, number ${number}: ${tableFor(partySize)} at ${time}.`,
      `${name}\n${email}\n${phone}`,
      ...(notes === null ? [] : [notes]),
    ],
    action: { label: 'Open the reservations', url: `${publicUrl}/admin/reservations?reservation=${id}` },
    replyTo: email,
  }
}

const tableFor = (partySize: number) => `a table for ${partySize}`

const ANSWERED_WITHIN_HOURS = 24
const BATCH_LENGTH = 100

type LapsingDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>

/**
 * Declines requests that were not answered for a day, or by their time. Anyone may request a table in any name: without
 * this, fake requests would block seats for weeks.
 */
export async function lapseRequests(deps: LapsingDeps): Promise<void> {
  const now = deps.clock.now()
  for (;;) {
    const due = await listUnanswered(deps.db, now)
    for (const { id } of due) await lapse(deps, id, now)
    if (due.length < BATCH_LENGTH) return
  }
}

function listUnanswered(db: Database, now: Temporal.Instant) {
  const lastAsked = now.subtract({ hours: ANSWERED_WITHIN_HOURS })
  const isDue = or(
    lte(reservations.createdAt, new Date(lastAsked.epochMilliseconds)),
    lte(reservations.startsAt, new Date(now.epochMilliseconds)),
  )
  return db
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.status, 'requested'), isDue))
    .orderBy(asc(reservations.startsAt), asc(reservations.number))
    .limit(BATCH_LENGTH)
}

/** Each in its own transaction, because a colleague or the guest may act first. */
function lapse({ db, jobs }: LapsingDeps, id: string, now: Temporal.Instant): Promise<void> {
  return retryTransaction(db, async (tx) => {
    const [row] = await tx.select().from(reservations).where(eq(reservations.id, id)).for('update')
    if (row?.status !== 'requested') return
    await moveReservation(tx, row, 'declined')
    if (row.startsAt.getTime() <= now.epochMilliseconds) return
    await jobs.enqueue(tx, mailGuestOfReservation, { reservationId: id, news: 'declined' })
  })
}
