/** What guests and the desk are written about a table. */
import { restaurant, type SiteSettings } from '@tiffin/restaurant'
import type { Mail } from '../../platform/mail.ts'
import type { ReservationRow } from './reservation-queries.ts'
import { sayDay, sayTime } from './say-time.ts'

export type GuestNews = 'requested' | 'confirmed' | 'declined' | 'cancelled'

const { brand, address } = restaurant

/** What a mail says of the house: where its link leads, and how to reach it. */
interface Sender {
  publicUrl: string
  contact: SiteSettings['contact']
}

export function guestMail(row: ReservationRow, news: GuestNews, { publicUrl, contact }: Sender): Mail {
  const { subject, paragraphs, label } = guestWords[news](row, contact)
  return {
    to: row.email,
    subject: `${subject} – ${brand}`,
    paragraphs,
    action: { label, url: `${publicUrl}/reservation/${row.id}` },
    replyTo: contact.deskEmail,
  }
}

interface Words {
  subject: string
  paragraphs: string[]
  label: string
}

const guestWords: Record<GuestNews, (row: ReservationRow, contact: SiteSettings['contact']) => Words> = {
  // Without the name: whoever typed it may have typed a stranger's address beside it.
  requested: ({ number, partySize, startsAt }) => ({
    subject: `We have your request for ${sayDay(startsAt)}`,
    paragraphs: [
      'Hello,',
      `we have your request for ${tableFor(partySize)} at ${sayTime(startsAt)}. Its number is ${number}.`,
      'We’re holding the seats for you while we look at your request, for a day at most. We’ll email you as soon as the table is confirmed.',
      'Use this link to check its status or to cancel it. If you didn’t ask for a table, please cancel it so that someone else can have it.',
    ],
    label: 'See or cancel it',
  }),
  confirmed: ({ name, number, partySize, startsAt }, { phone }) => ({
    subject: `Your table on ${sayDay(startsAt)}`,
    paragraphs: [
      `Hello ${name},`,
      `your table is confirmed: ${tableFor(partySize)} at ${sayTime(startsAt)}, number ${number}.`,
      `You’ll find us at ${address.street}, ${address.city}. Running late? Call ${phone.display} and we’ll hold it.`,
      'If plans change, please cancel here so we can offer the table to someone else.',
    ],
    label: 'See or cancel it',
  }),
  declined: ({ name, number, partySize, startsAt }, { phone }) => ({
    subject: `About your table on ${sayDay(startsAt)}`,
    paragraphs: [
      `Hello ${name},`,
      `we are sorry: we cannot give you ${tableFor(partySize)} at ${sayTime(startsAt)} (number ${number}).`,
      `Another time may well do. Reply to this email or call ${phone.display}, and we’ll find one together.`,
    ],
    label: 'See your request',
  }),
  cancelled: ({ name, number, partySize, startsAt }, { phone }) => ({
    subject: `Your table on ${sayDay(startsAt)} is cancelled`,
    paragraphs: [
      `Hello ${name},`,
      `we had to cancel ${tableFor(partySize)} at ${sayTime(startsAt)} (number ${number}).`,
      `If you don’t know why, reply to this email or call ${phone.display}: we’d like to make it up to you.`,
    ],
    label: 'See your reservation',
  }),
}

export function deskMail(
  row: ReservationRow,
  news: 'requested' | 'cancelled',
  { publicUrl, contact }: Sender,
): Mail {
  const { id, number, name, email, phone, partySize, startsAt, notes } = row
  const what = news === 'requested' ? 'Table request' : 'Cancelled by the guest'
  return {
    to: contact.deskEmail,
    subject: `${what} ${number}: ${partySize} at ${sayTime(startsAt)}`,
    paragraphs: [
      `${what}, number ${number}: ${tableFor(partySize)} at ${sayTime(startsAt)}.`,
      `${name}\n${email}\n${phone}`,
      ...(notes === null ? [] : [notes]),
    ],
    action: { label: 'Open the reservations', url: `${publicUrl}/admin/reservations?reservation=${id}` },
    replyTo: email,
  }
}

const tableFor = (partySize: number) => `a table for ${partySize}`
