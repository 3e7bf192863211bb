import type { OpeningInterval, ServiceHours } from './settings/hours.ts'
import type { SiteSettings } from './settings/settings.ts'

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
