import type { OpeningInterval, ServiceHours } from './settings/hours.ts'
import type { SiteSettings } from './settings/settings.ts'

/** Hours that begin on one day and end on the next. Not in the schema files, so the shop need not load zod. */

interface Span {
  /** Restaurant time, '17:00'. */
  opens: string
  closes: string
}

// Later ones are rather hours in the wrong order.
const LATEST_CLOSING = '06:00'

/** Whether it closes on the day after it opens, such as 17:00 to 01:00. */
export const passesMidnight = ({ opens, closes }: Span): boolean => closes < opens

/** What is wrong with a span of a day; null if nothing is. It may end in the night that follows. */
export const spanTrouble = (span: Span): string | null =>
  span.opens < span.closes || (passesMidnight(span) && span.closes <= LATEST_CLOSING)
    ? null
    : 'It must close after it opens, at the latest at 6 in the morning of the next day'

/** Days with hours that differ from their weekday's, both ends included; without hours they are closed. */
export interface SpecialDays {
  /** A day of the restaurant's calendar, '2026-12-24'; the same applies to the last one. */
  firstDay: string
  lastDay: string
  name: string
  hours: OpeningInterval | null
}

/** The rules that apply at some moment: the settings, and the days that are exceptions to the week. */
export interface HouseRules {
  readonly settings: SiteSettings
  readonly specialDays: readonly SpecialDays[]
}

/** What decides the hours of a day. */
export interface HoursRules {
  readonly settings: Pick<SiteSettings, 'hours'>
  readonly specialDays: readonly SpecialDays[]
}

/** Whose hours: the kitchen's (orders, pickup, tables) or those of the office (enquiries, catering). */
export type Department = 'kitchen' | 'office'

/** The special days that include a day ('2026-12-24'), or null. They must not overlap; if so, the first applies. */
export const specialDayOf = (day: string, specialDays: readonly SpecialDays[]): SpecialDays | null =>
  specialDays.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay) ?? null

/**
 * The hours of the kitchen or the office that begin on a day of the restaurant's calendar ('2026-12-24'), on its own wall
 * clock; those that close before they open end on the next day. Special days apply to both. An empty list means closed.
 */
export function hoursOn(
  day: string,
  department: Department,
  { settings, specialDays }: HoursRules,
): readonly OpeningInterval[] {
  const special = specialDayOf(day, specialDays)
  if (special !== null) return special.hours === null ? [] : [special.hours]
  return settings.hours[department][isoWeekday(day)]
}

/** When the dishes of a category, by its slug, are served; null if only the kitchen's hours apply. */
export const serviceHoursOf = (slug: string, { hours }: Pick<SiteSettings, 'hours'>): ServiceHours | null =>
  hours.service.find(({ category }) => category === slug) ?? null

/** Whether a category with these hours is served on that day at all. */
export const isServedOn = (day: string, { days }: Pick<ServiceHours, 'days'>): boolean =>
  days === undefined || days.includes(isoWeekday(day))

function isoWeekday(day: string) {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() || 7) as 1 | 2 | 3 | 4 | 5 | 6 | 7
}

/** The hours of a calendar day, of which the night before may have a part. */

/** The end of a day, as `closes` of a part of a day: one in the night that follows ends here. */
export const END_OF_DAY = '24:00'

/**
 * When the kitchen or the office is open on a day, from its first minute to its last: what is left of the night before,
 * and the day's own hours until midnight (`24:00`). In order, and none touches another.
 */
export function openingsOn(
  day: string,
  department: Department,
  rules: HoursRules,
): readonly OpeningInterval[] {
  const own = hoursOn(day, department, rules)
  const night = hoursOn(dayBefore(day), department, rules)
  // Nearly every restaurant closes before midnight.
  if (![...own, ...night].some(passesMidnight)) return own
  return joined([...night.flatMap(afterMidnight), ...own.map(beforeMidnight)])
}

const beforeMidnight = <Interval extends OpeningInterval>(span: Interval): Interval =>
  passesMidnight(span) ? { ...span, closes: END_OF_DAY } : span

const afterMidnight = ({ opens, closes }: OpeningInterval): OpeningInterval[] =>
  passesMidnight({ opens, closes }) && closes > '00:00' ? [{ opens: '00:00', closes }] : []

/** In order; a special day may open before the night has ended. */
function joined(spans: OpeningInterval[]): OpeningInterval[] {
  const all: OpeningInterval[] = []
  for (const span of spans.toSorted((one, other) => (one.opens < other.opens ? -1 : 1))) {
    const last = all.at(-1)
    if (last === undefined || last.closes < span.opens) all.push({ ...span })
    else if (last.closes < span.closes) last.closes = span.closes
  }
  return all
}

const dayBefore = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10)

const DAY_MS = 24 * 60 * 60 * 1000

/** When a category with hours of its own is served on a day, from its first minute to its last; like `openingsOn`. */
export function servingsOn(day: string, hours: ServiceHours): readonly OpeningInterval[] {
  const own = isServedOn(day, hours) ? [beforeMidnight({ opens: hours.opens, closes: hours.closes })] : []
  return isServedOn(dayBefore(day), hours) ? [...afterMidnight(hours), ...own] : own
}
