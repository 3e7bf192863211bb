import {
  END_OF_DAY,
  formatMinute,
  type OpeningInterval,
  type PickupTime,
  type RegionSettings,
} from '@tiffin/contract'
import { LRUCache } from 'lru-cache'

/** Whose clock it is. */
export type Zone = Pick<RegionSettings, 'timeZone'>

/** How times are written there. */
export type Region = Pick<RegionSettings, 'timeZone' | 'locale' | 'is24Hours'>

/** As JSON writes a `Date`. */
export const writeInstant = (time: Temporal.Instant): string => time.toString({ fractionalSecondDigits: 3 })

/** An instant as such and as local time at the restaurant. */
export function presentTime(time: Temporal.Instant, { timeZone }: Zone): PickupTime {
  return {
    at: writeInstant(time),
    local: wallClock(time.toZonedDateTimeISO(timeZone)),
  }
}

/** The same for a database timestamp. */
export const presentMoment = (moment: Date, zone: Zone): PickupTime =>
  presentTime(Temporal.Instant.fromEpochMilliseconds(moment.getTime()), zone)

/** `2026-12-01T11:00` in restaurant time. */
export const localTimeOf = (moment: Date, { timeZone }: Zone): string => wallClock(zoned(moment, timeZone))

const wallClock = (time: Temporal.ZonedDateTime) =>
  time.toPlainDateTime().toString({ smallestUnit: 'minute' })

/** From the day's first instant to the next day's, in restaurant time; not every day has 24 hours. */
export function spanOfDay(day: string, { timeZone }: Zone): { from: Date; until: Date } {
  const date = Temporal.PlainDate.from(day)
  const startOf = (of: Temporal.PlainDate) => new Date(of.toZonedDateTime(timeZone).epochMilliseconds)
  return { from: startOf(date), until: startOf(date.add({ days: 1 })) }
}

const HOUR_MS = 60 * 60 * 1000

/**
 * The day's hours in order, by clock time. When the clock goes back one hour occurs twice, when it goes forward one is
 * missing.
 */
export function hoursOfDay(day: string, zone: Zone): { hour: number; from: Date; until: Date }[] {
  const { timeZone } = zone
  const { from, until } = spanOfDay(day, zone)
  const hours = []
  for (let start = from; start < until;) {
    const { hour, minute } = zoned(start, timeZone)
    // To the clock's next full hour: there are zones that change by half an hour.
    const next = new Date(start.getTime() + HOUR_MS - minute * 60_000)
    hours.push({ hour, from: start, until: next < until ? next : until })
    start = next
  }
  return hours
}

const QUARTER_MS = HOUR_MS / 4

/**
 * A function that names the hour on the wall clock at a moment. It computes it once a quarter: that is how far the hours
 * of two zones may be apart.
 */
export function createHourNames(): (nowMs: number, zone: Zone) => string {
  let known = { quarter: Number.NaN, timeZone: '', hour: '' }
  return (nowMs, { timeZone }) => {
    const quarter = Math.floor(nowMs / QUARTER_MS)
    if (quarter !== known.quarter || timeZone !== known.timeZone)
      known = { quarter, timeZone, hour: hourOn(zoned(new Date(nowMs), timeZone)) }
    return known.hour
  }
}

// With its offset: the hour that occurs twice when the clock goes back is two.
const hourOn = (time: Temporal.ZonedDateTime) =>
  `${time.toPlainDate().toString()} ${time.hour} ${time.offset}`

/** The next time on the wall clock that is a multiple of so many minutes, a part of an hour; the same if it is one. */
export function roundUpTo(time: Temporal.Instant, minutes: number, { timeZone }: Zone): Temporal.Instant {
  const offsetMs = time.toZonedDateTimeISO(timeZone).offsetNanoseconds / 1_000_000
  const stepMs = minutes * 60_000
  const rounded = Math.ceil((time.epochMilliseconds + offsetMs) / stepMs) * stepMs
  return Temporal.Instant.fromEpochMilliseconds(rounded - offsetMs)
}

const zoned = (moment: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone)

/** The day on the restaurant's calendar at that moment. */
export const dayOn = (moment: Date, { timeZone }: Zone): string =>
  zoned(moment, timeZone).toPlainDate().toString()

/** The date on the restaurant's calendar at that moment. */
export const todayAt = (moment: Temporal.Instant, { timeZone }: Zone): Temporal.PlainDate =>
  moment.toZonedDateTimeISO(timeZone).toPlainDate()

/** The moment of that day at which it is '11:00' at the restaurant; '24:00' is its end. */
export const instantAt = (day: string, time: string, { timeZone }: Zone): Temporal.Instant =>
  instants.memo(`${day} ${time} ${timeZone}`)

// Every order asks when the kitchen opens and closes on the coming days.
const instants = new LRUCache<string, Temporal.Instant>({
  max: 500,
  memoMethod: (key) => {
    const [day = '', plainTime = '', timeZone = ''] = key.split(' ')
    const date = Temporal.PlainDate.from(day)
    if (plainTime === END_OF_DAY) return date.add({ days: 1 }).toZonedDateTime(timeZone).toInstant()
    return date.toZonedDateTime({ timeZone, plainTime }).toInstant()
  },
})

/** When hours that begin on that day open and close; they may end on the next day. */
export const instantsOf = (day: string, { opens, closes }: OpeningInterval, zone: Zone) => ({
  opens: instantAt(day, opens, zone),
  closes: instantAt(closes < opens ? dayAfter(day) : day, closes, zone),
})

const dayAfter = (day: string) => Temporal.PlainDate.from(day).add({ days: 1 }).toString()

/** The moment of '2026-12-01T11:00' in restaurant time; a text with a zone is used as it is. */
export function readWallClock(text: string, { timeZone }: Zone): Temporal.Instant {
  return /Z|[+-]\d{2}:\d{2}$/.test(text)
    ? Temporal.Instant.from(text)
    : Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone).toInstant()
}

// The restaurant's local time as text, for emails.

/** The site speaks English; where that is not the local language, days come before months. */
const englishOf = ({ locale }: Region) => (locale.startsWith('en-') ? locale : 'en-GB')

// Wall-clock time formatted as if it were UTC: the zone has already been applied.
const wordsOf = memoizeFormat((locale) => {
  const words = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  return {
    date: words({ month: 'long', day: 'numeric', year: 'numeric' }),
    fullDate: words({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }),
    day: words({ weekday: 'long', month: 'long', day: 'numeric' }),
  }
})

function memoizeFormat<Made>(make: (locale: string) => Made) {
  const made = new Map<string, Made>()
  return (region: Region): Made => {
    const locale = englishOf(region)
    const known = made.get(locale) ?? make(locale)
    made.set(locale, known)
    return known
  }
}

const wall = (moment: Date, zone: Zone) => new Date(`${localTimeOf(moment, zone)}Z`)

/** Writes '2026-12-04' as 'December 4, 2026'. */
export const formatDate = (day: string, region: Region): string =>
  wordsOf(region).date.format(new Date(`${day}T00:00Z`))

/** Writes '2026-12-04' as 'Friday, December 4, 2026'. */
export const formatFullDate = (day: string, region: Region): string =>
  wordsOf(region).fullDate.format(new Date(`${day}T00:00Z`))

/** 'Friday, December 4'. */
export const formatDay = (moment: Date, region: Region): string =>
  wordsOf(region).day.format(wall(moment, region))

/** '6:30 pm' or '18:30', as on the site. */
export const formatClock = (moment: Date, region: Region): string =>
  formatMinute(localTimeOf(moment, region).slice(11), region, ' ')

/** '6:30 pm on Friday, December 4'. */
export const formatTime = (moment: Date, region: Region): string =>
  `${formatClock(moment, region)} on ${formatDay(moment, region)}`

/** The source of the time; tests set their own. */
export interface Clock {
  now(): Temporal.Instant
  /** The same in milliseconds, for use in every request: an Instant costs ten times as much. */
  nowMs(): number
}

export const systemClock: Clock = { now: () => Temporal.Now.instant(), nowMs: Date.now }
