/** A reservation as an entry for the guest's own calendar (RFC 5545). */
import type { FileDownload, ReservationStatus } from '@tiffin/contract'
import { restaurant, type SiteSettings } from '@tiffin/restaurant'
import type { ReservationRow } from './reservation-queries.ts'

const STAY = 'PT2H'
const MAX_LINE_BYTES = 75

const states: Partial<Record<ReservationStatus, string>> = {
  requested: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  seated: 'CONFIRMED',
}

interface Made {
  now: Date
  publicUrl: string
  contact: SiteSettings['contact']
}

export function makeCalendar(row: ReservationRow, { now, publicUrl, contact }: Made): FileDownload {
  const { brand, address } = restaurant
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(`-//${brand}//Reservations//EN`)}`,
    'BEGIN:VEVENT',
    `UID:reservation-${row.number}@${new URL(publicUrl).hostname}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(row.startsAt)}`,
    `DURATION:${STAY}`,
    `STATUS:${states[row.status] ?? 'CANCELLED'}`,
    `SUMMARY:${escapeText(`Table for ${row.partySize} at ${brand}`)}`,
    `LOCATION:${escapeText(`${brand}, ${address.street}, ${address.city}, ${address.region} ${address.postalCode}`)}`,
    `DESCRIPTION:${escapeText(`Reservation ${row.number}. ${contact.phone.display}\n${publicUrl}/reservation/${row.id}`)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  const text = lines.map((line) => `${fold(line)}\r\n`).join('')
  return {
    fileName: `reservation-${row.number}.ics`,
    contentType: 'text/calendar; charset=utf-8',
    base64: Buffer.from(text).toString('base64'),
  }
}

const utc = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '')

const escapeText = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)

/** A line has at most 75 bytes; longer ones continue on the next line, after a space. */
function fold(line: string): string {
  let folded = ''
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > MAX_LINE_BYTES) {
      folded += '\r\n '
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return folded
}
