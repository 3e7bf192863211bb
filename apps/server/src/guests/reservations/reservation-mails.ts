/** Emails about a table, to guests and to the office. */
import type { SiteSettings } from '@tiffin/contract'
import { restaurant } from '@tiffin/restaurant'
import type { Mail } from '../../platform/mail.ts'
import { formatDay, formatTime } from '../../platform/wall-clock.ts'
import type { ReservationRow } from './reservation-queries.ts'

export type GuestNotification = 'requested' | 'confirmed' | 'declined' | 'cancelled'

const { brand, address } = restaurant

/** What an email says about the restaurant: where its link leads, and how to get in touch. */
interface Sender {
  publicUrl: string
  contact: SiteSettings['contact']
}

export function guestMail(
  row: ReservationRow,
  news: GuestNotification,
  { publicUrl, contact }: Sender,
): Mail {
  const { subject, paragraphs, label } = guestTexts[news](row, contact)
  return {
    to: row.email,
    subject: `${subject} – ${brand}`,
    paragraphs,
    action: { label, url: `${publicUrl}/reservation/${row.id}` },
    replyTo: contact.officeEmail,
  }
}

interface MailText {
  subject: string
  paragraphs: string[]
  label: string
}

// Without the name: whoever typed it may have entered a stranger's address beside it.
const guestTexts: Record<
  GuestNotification,
  (row: ReservationRow, contact: SiteSettings['contact']) => MailText
> = {
  requested: ({ number, partySize, startsAt }) => ({
    subject: `We have your request for ${formatDay(startsAt)}`,
    paragraphs: [
      'Hello,',
      `we have your request for ${tableFor(partySize)} at ${formatTime(startsAt)}. Its number is ${number}.`,
      'We’re holding the seats for you while we look at your request, for up to a day. We’ll email you as soon as the table is confirmed.',
      'Use this link to check its status or to cancel it. If you didn’t ask for a table, please cancel it so that someone else can have it.',
    ],
    label: 'View or cancel it',
  }),
  confirmed: ({ number, partySize, startsAt }, { phone }) => ({
    subject: `Your table on ${formatDay(startsAt)}`,
    paragraphs: [
      'Hello,',
      `your table is confirmed: ${tableFor(partySize)} at ${formatTime(startsAt)}, number ${number}.`,
      `You’ll find us at ${address.street}, ${address.city}. Running late? Call ${phone.display} and we’ll hold it.`,
      'If plans change, please cancel here so we can offer the table to someone else.',
    ],
    label: 'View or cancel it',
  }),
  declined: ({ number, partySize, startsAt }, { phone }) => ({
    subject: `About your table on ${formatDay(startsAt)}`,
    paragraphs: [
      'Hello,',
      `we’re sorry, but we can’t offer you ${tableFor(partySize)} at ${formatTime(startsAt)} (number ${number}).`,
      `Another time may work: reply to this email or call ${phone.display}, and we’ll find one together.`,
    ],
    label: 'View your request',
  }),
  cancelled: ({ number, partySize, startsAt }, { phone }) => ({
    subject: `Your table on ${formatDay(startsAt)} is cancelled`,
    paragraphs: [
      'Hello,',
      `we had to cancel ${tableFor(partySize)} at ${formatTime(startsAt)} (number ${number}).`,
      `If you don’t know why, reply to this email or call ${phone.display}: we’d like to make it up to you.`,
    ],
    label: 'View your reservation',
  }),
}

export function staffMail(
  row: ReservationRow,
  news: 'requested' | 'cancelled',
  { publicUrl, contact }: Sender,
): Mail {
  const { id, number, name, email, phone, partySize, startsAt, notes } = row
  const what = news === 'requested' ? 'Table request' : 'Cancelled by the guest'
  return {
    to: contact.officeEmail,
    subject: `${what} ${number}: ${partySize} at ${formatTime(startsAt)}`,
    paragraphs: [
      `${what}, number ${number}: ${tableFor(partySize)} at ${formatTime(startsAt)}.`,
      `${name}\n${email}\n${phone}`,
      ...(notes === null ? [] : [notes]),
    ],
    action: { label: 'Open the reservations', url: `${publicUrl}/admin/reservations?reservation=${id}` },
    replyTo: email,
  }
}

const tableFor = (partySize: number) => `a table for ${partySize}`
