/** Formats the restaurant's local time, '2026-12-01T11:00', for guests. Nothing here converts a time zone. */
import { formatMinute, type HourFormat, type PickupTime, type RegionSettings } from '@tiffin/contract'

const formatters: Partial<Record<'weekday' | 'month', Intl.DateTimeFormat>> = {}

/** The name of a day's weekday or month. The first formatter of a page takes many milliseconds, and not every page needs one. */
function nameOf(part: 'weekday' | 'month', local: string): string {
  // The local time is read as UTC, so that the device's time zone, and its data on ours, do not matter.
  formatters[part] ??= new Intl.DateTimeFormat('en', { [part]: 'long', timeZone: 'UTC' })
  return formatters[part].format(Date.parse(dayOf(local)))
}

/** '2026-12-01' is 1. */
const dayOfMonth = (local: string): number => Number(local.slice(8, 10))

const MINUTE_MS = 60 * 1000
const DAY_MS = 24 * 60 * MINUTE_MS

export const dayOf = (local: string): string => local.slice(0, 10)

/** '6:25 pm' or '18:25'. Formatted by hand: browsers differ in the dots and spaces of "p.m.", and the page must hydrate. */
export const formatClock = (local: string, format: HourFormat): string =>
  formatMinute(local.slice(11), format, ' ')

/** 'Tuesday, December 1'. */
export const formatDay = (local: string): string =>
  `${nameOf('weekday', local)}, ${nameOf('month', local)} ${dayOfMonth(local)}`

/** 'Tuesday, December 1, 2026', for dates that may be long ago. */
export const formatDate = (local: string): string => `${formatDay(local)}, ${local.slice(0, 4)}`

/** 'December 1, 2026', for columns. */
export const formatShortDate = (local: string): string =>
  `${nameOf('month', local)} ${dayOfMonth(local)}, ${local.slice(0, 4)}`

/** 'December 1, 2026, 6:25 pm'. */
export const formatMoment = (local: string, format: HourFormat): string =>
  `${formatShortDate(local)}, ${formatClock(local, format)}`

/** 'Tuesday'. */
export const formatWeekday = (local: string): string => nameOf('weekday', local)

/** 'Dec 25', for narrow spaces. Formatted by hand: ICU's versions differ in the dot. */
export const formatMonthDay = (local: string): string =>
  `${nameOf('month', local).slice(0, 3)} ${dayOfMonth(local)}`

/** 'today', 'tomorrow', or the weekday and date. */
export function nameDay(local: string, today: string): string {
  const daysAhead = (Date.parse(dayOf(local)) - Date.parse(today)) / DAY_MS
  if (daysAhead === 0) return 'today'
  return daysAhead === 1 ? 'tomorrow' : formatDay(local)
}

/**
 * The restaurant's local time at some moment, derived from an instant and the local time that the server gave for it:
 * the device's own time zone data may be outdated.
 */
export function localAt({ at, local }: PickupTime, momentMs: number): string {
  // The local time has no seconds, the instant may have some.
  const offsetMs = Math.ceil((Date.parse(`${local}Z`) - Date.parse(at)) / MINUTE_MS) * MINUTE_MS
  return new Date(momentMs + offsetMs).toISOString().slice(0, 16)
}

/** The restaurant's date now. */
export const todayBy = (time: PickupTime, nowMs: number): string => dayOf(localAt(time, nowMs))

/** Like `nameDay`, for the start of a sentence or a label. */
export function headDay(local: string, today: string): string {
  const name = nameDay(local, today)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

// The first formatter takes a phone many milliseconds: made only now, and once for each zone.
const calendars = new Map<string, Intl.DateTimeFormat>()

/** The date at the restaurant at a given moment: '2026-12-01'. */
export function restaurantDay(moment: Date, { timeZone }: Pick<RegionSettings, 'timeZone'>): string {
  const calendar =
    calendars.get(timeZone) ??
    new Intl.DateTimeFormat('en', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
  calendars.set(timeZone, calendar)
  const parts = calendar.formatToParts(moment)
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
  return `${read('year')}-${read('month')}-${read('day')}`
}
