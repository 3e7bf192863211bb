import type { OpeningInterval, ServiceHours, WeeklyHours } from './settings/hours.ts'
import type { AddressSettings } from './settings/identity.ts'
import type { RegionSettings, TaxesSettings } from './settings/region.ts'

/** How a region writes times of day. */
export type HourFormat = Pick<RegionSettings, 'is24Hours'>

const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Prints the hours of a week, grouping days with the same hours: 'Mon-Thu 11am-9pm' or 'Mon-Thu 11:00–21:00', 'Sun closed'. */
export function weeklyHoursLines(weekly: WeeklyHours, format: HourFormat): string[] {
  const groups: { first: string; last: string; hours: string }[] = []
  for (const [index, name] of names.entries()) {
    const hours = formatDay(weekly[(index + 1) as keyof WeeklyHours], format)
    const before = groups.at(-1)
    if (before?.hours === hours) before.last = name
    else groups.push({ first: name, last: name, hours })
  }
  return groups.map(({ first, last, hours }) => `${first === last ? first : `${first}-${last}`} ${hours}`)
}

const formatDay = (intervals: readonly OpeningInterval[], format: HourFormat) =>
  intervals.length === 0 ? 'closed' : intervals.map((interval) => formatHours(interval, format)).join(', ')

type Served = OpeningInterval & Pick<ServiceHours, 'days'>

/** 'Tue-Fri, ', and nothing for every day. */
function daysLine(days: readonly number[] = []): string {
  const runs: number[][] = []
  for (const day of days.toSorted((one, other) => one - other)) {
    const run = runs.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  const nameOf = (day = 0) => names[day - 1]
  return runs
    .map((run) => (run.length < 2 ? nameOf(run[0]) : `${nameOf(run[0])}-${nameOf(run.at(-1))}`) + ', ')
    .join('')
}

/** Prints when a category is served: '11:00am to 3:00pm', or 'Tue-Fri, 11:00 to 15:00'. */
export const serviceHoursLine = ({ opens, closes, days }: Served, format: HourFormat): string =>
  `${daysLine(days)}${formatMinute(opens, format)} to ${formatMinute(closes, format)}`

/** The same on a dish's card: 'Served 11am to 3pm'. */
export const servedLine = ({ opens, closes, days }: Served, format: HourFormat): string =>
  `Served ${daysLine(days)}${formatHour(opens, format)} to ${formatHour(closes, format)}`

/** Prints a span in the format of the weekly hours: '11am-3:30pm' or '11:00–15:30'. */
export const formatHours = ({ opens, closes }: OpeningInterval, format: HourFormat): string =>
  `${formatHour(opens, format)}${format.is24Hours ? '–' : '-'}${formatHour(closes, format)}`

const formatHour = (time: string, format: HourFormat) =>
  format.is24Hours ? time : formatMinute(time, format).replace(':00', '')

/** Prints a time of day to the minute: '3:00pm' or '15:00'. `gap` is before 'pm'. */
export function formatMinute(time: string, { is24Hours }: HourFormat, gap = ''): string {
  if (is24Hours) return time
  const hours = Number(time.slice(0, 2))
  return `${hours % 12 || 12}${time.slice(2)}${gap}${hours < 12 ? 'am' : 'pm'}`
}

/** The address as it is written, a line each: '10620 Jasper Ave', 'Edmonton', 'AB T5J 1Z7'. */
export const addressLines = ({ street, city, region, postalCode }: AddressSettings): string[] =>
  [street, city, [region, postalCode].filter(Boolean).join(' ')].filter(Boolean)

/** "5% GST and 7% PST"; "" without taxes. */
export function taxWords({ list }: TaxesSettings): string {
  const words = list.map(({ name, percent }) => `${percent}% ${name}`)
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}

/** All taxes together, in percent: what a guest is shown before an order is placed. */
export const sumPercent = ({ list }: TaxesSettings): number =>
  list.reduce((sum, { percent }) => sum + Math.round(percent * 1000), 0) / 1000
