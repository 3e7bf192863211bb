import type { PickupTime } from '@tiffin/contract'
import { restaurant } from '@tiffin/restaurant'
import { LRUCache } from 'lru-cache'

/** An instant as such and as local time at the restaurant. */
export function presentTime(time: Temporal.Instant): PickupTime {
  return {
    at: time.toString({ fractionalSecondDigits: 3 }),
    local: wallClock(time.toZonedDateTimeISO(restaurant.timeZone)),
  }
}

/** The same for a database timestamp. */
export const presentMoment = (moment: Date): PickupTime =>
  presentTime(Temporal.Instant.fromEpochMilliseconds(moment.getTime()))

/** `2026-12-01T11:00` in restaurant time. */
export const localTimeOf = (moment: Date): string => wallClock(zoned(moment, restaurant.timeZone))

const wallClock = (time: Temporal.ZonedDateTime) =>
  time.toPlainDateTime().toString({ smallestUnit: 'minute' })

/** From the day's first instant to the next day's, in restaurant time; not every day has 24 hours. */
export function spanOfDay(day: string, timeZone = restaurant.timeZone): { from: Date; until: Date } {
  const date = Temporal.PlainDate.from(day)
  const startOf = (of: Temporal.PlainDate) => new Date(of.toZonedDateTime(timeZone).epochMilliseconds)
  return { from: startOf(date), until: startOf(date.add({ days: 1 })) }
}

const HOUR_MS = 60 * 60 * 1000

/**
 * The day's hours in order, by clock time. When the clock goes back one hour occurs twice, when it goes forward one is
 * missing.
 */
export function hoursOfDay(
  day: string,
  timeZone = restaurant.timeZone,
): { hour: number; from: Date; until: Date }[] {
  const { from, until } = spanOfDay(day, timeZone)
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
export function createHourNames(timeZone = restaurant.timeZone): (nowMs: number) => string {
  let known = { quarter: Number.NaN, hour: '' }
  return (nowMs) => {
    const quarter = Math.floor(nowMs / QUARTER_MS)
    if (quarter !== known.quarter) known = { quarter, hour: hourOn(zoned(new Date(nowMs), timeZone)) }
    return known.hour
  }
}

// With its offset: the hour that occurs twice when the clock goes back is two.
const hourOn = (time: Temporal.ZonedDateTime) =>
  `${time.toPlainDate().toString()} ${time.hour} ${time.offset}`

/** The next time on the wall clock that is a multiple of so many minutes, a part of an hour; the same if it is one. */
export function roundUpTo(
  time: Temporal.Instant,
  minutes: number,
  timeZone = restaurant.timeZone,
): Temporal.Instant {
  const offsetMs = time.toZonedDateTimeISO(timeZone).offsetNanoseconds / 1_000_000
  const stepMs = minutes * 60_000
  const rounded = Math.ceil((time.epochMilliseconds + offsetMs) / stepMs) * stepMs
  return Temporal.Instant.fromEpochMilliseconds(rounded - offsetMs)
}

const zoned = (moment: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone)

/** The day on the restaurant's calendar at that moment. */
export const dayOn = (moment: Date): string => zoned(moment, restaurant.timeZone).toPlainDate().toString()

/** The date on the restaurant's calendar at that moment. */
export const todayAt = (moment: Temporal.Instant): Temporal.PlainDate =>
  moment.toZonedDateTimeISO(restaurant.timeZone).toPlainDate()

/** The moment of that day at which it is '11:00' at the restaurant. */
export const instantAt = (day: string, time: string): Temporal.Instant => instants.memo(`${day} ${time}`)

// Every order asks when the kitchen opens and closes on the coming days.
const instants = new LRUCache<string, Temporal.Instant>({
  max: 500,
  memoMethod: (key) => {
    const [day = '', plainTime = ''] = key.split(' ')
    return Temporal.PlainDate.from(day)
      .toZonedDateTime({ timeZone: restaurant.timeZone, plainTime })
      .toInstant()
  },
})

/** The moment of '2026-12-01T11:00' in restaurant time; a text with a zone is used as it is. */
export function readWallClock(text: string): Temporal.Instant {
  return /Z|[+-]\d{2}:\d{2}$/.test(text)
    ? Temporal.Instant.from(text)
    : Temporal.PlainDateTime.from(text).toZonedDateTime(restaurant.timeZone).toInstant()
}

// The restaurant's local time as text, for emails.

// Wall-clock time formatted as if it were UTC: the zone has already been applied.
const words = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(restaurant.locale, { ...options, timeZone: 'UTC' })
const day = words({ weekday: 'long', month: 'long', day: 'numeric' })
const clock = words({ hour: 'numeric', minute: '2-digit' })

const wall = (moment: Date) => new Date(`${localTimeOf(moment)}Z`)

/** 'Friday, December 4'. */
export const formatDay = (moment: Date): string => day.format(wall(moment))

/** '6:30 p.m.' */
export const formatClock = (moment: Date): string =>
  // Not every mail program can display narrow spaces.
  clock.format(wall(moment)).replaceAll(/\s/g, ' ')

/** '6:30 p.m. on Friday, December 4'. */
export const formatTime = (moment: Date): string => `${formatClock(moment)} on ${formatDay(moment)}`
