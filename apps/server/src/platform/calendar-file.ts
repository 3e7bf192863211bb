/** An entry for a guest's own calendar as an .ics file (RFC 5545). */
import { addressLines, type FileDownload, type SiteSettings } from '@tiffin/contract'

const MAX_LINE_BYTES = 75

interface CalendarEntry {
  /** The file's name without its extension, and its identity: a newer file replaces the entry. */
  name: string
  /** What kind of entries the program makes, 'Reservations'. */
  product: string
  startsAt: Date
  /** ISO 8601, 'PT2H'. */
  duration: string
  state: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'
  summary: string
  /** Before the telephone number. */
  description: string
  /** The page that it belongs to. */
  url: string
}

interface Made {
  now: Date
  publicUrl: string
  settings: Pick<SiteSettings, 'address' | 'contact' | 'identity'>
}

export function makeCalendarFile(entry: CalendarEntry, { now, publicUrl, settings }: Made): FileDownload {
  const { address, contact, identity } = settings
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(`-//${identity.name}//${entry.product}//EN`)}`,
    'BEGIN:VEVENT',
    `UID:${entry.name}@${new URL(publicUrl).hostname}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DURATION:${entry.duration}`,
    `STATUS:${entry.state}`,
    `SUMMARY:${escapeText(entry.summary)}`,
    `LOCATION:${escapeText([identity.name, ...addressLines(address)].join(', '))}`,
    `DESCRIPTION:${escapeText(`${entry.description}. ${contact.phone.display}\n${entry.url}`)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  const text = lines.map((line) => `${fold(line)}\r\n`).join('')
  return {
    fileName: `${entry.name}.ics`,
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
