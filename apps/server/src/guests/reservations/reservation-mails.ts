/** Emails about a table, to guests and to the office. */
import type { SiteSettings } from '@tiffin/contract'
import type { Mail } from '../../platform/mail.ts'
import { formatDay, formatTime } from '../../platform/wall-clock.ts'
import type { ReservationRow } from './reservation-queries.ts'

export type GuestNotification = 'requested' | 'confirmed' | 'declined' | 'cancelled'

/** What an email says about the restaurant: where its link leads, what it is called, and how to get in touch. */
interface Sender {
  publicUrl: string
  settings: SiteSettings
}

export function guestMail(
  row: ReservationRow,
  news: GuestNotification,
  { publicUrl, settings }: Sender,
): Mail {
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

// Without the name: whoever typed it may have entered a stranger's address beside it.
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
      `we had to cancel ${tableFor(partySize)} at ${formatTime(startsAt, region)} (number ${number}).`,
      `If you don’t know why, reply to this email or call ${phone.display}: we’d like to make it up to you.`,
    ],
    label: 'View your reservation',
  }),
}

export function staffMail(
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
