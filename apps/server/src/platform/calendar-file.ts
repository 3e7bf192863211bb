/** An entry for a guest's own calendar as an .ics file (RFC 5545). */
import { addressLines, type FileDownload, type SiteSettings } from '@tiffin/contract'
import { escape, ICalCalendar, ICalEventStatus } from 'ical-generator'

interface CalendarEntry {
  /** The file's name without its extension, and its identity: a newer file replaces the entry. */
  name: string
  /** What kind of entries the program makes, 'Reservations'. */
  product: string
  startsAt: Date
  durationMinutes: number
  state: keyof typeof ICalEventStatus
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
  const calendar = new ICalCalendar({
    // The one text that the package writes as it is.
    prodId: { company: escape(identity.name, false), product: entry.product },
  })
  calendar.createEvent({
    id: `${entry.name}@${new URL(publicUrl).hostname}`,
    stamp: now,
    start: entry.startsAt,
    end: new Date(entry.startsAt.getTime() + entry.durationMinutes * 60_000),
    status: ICalEventStatus[entry.state],
    summary: entry.summary,
    location: [identity.name, ...addressLines(address)].join(', '),
    description: `${entry.description}. ${contact.phone.display}\n${entry.url}`,
  })
  return {
    fileName: `${entry.name}.ics`,
    contentType: 'text/calendar; charset=utf-8',
    // Every line ends with a line break, also the last one.
    base64: Buffer.from(`${calendar.toString()}\r\n`).toString('base64'),
  }
}
