import type { HouseRules, OpeningInterval, SiteSettings, SpecialDays } from './settings.ts'

/** Whose hours: the kitchen's (orders, pickup, tables) or those of the office (enquiries, catering). */
export type Department = 'kitchen' | 'office'

/** The special days that include a day ('2026-12-24'), or null. They must not overlap; if so, the first applies. */
export const specialDayOf = (day: string, specialDays: readonly SpecialDays[]): SpecialDays | null =>
  specialDays.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay) ?? null

/**
 * When the kitchen or the office is open on a day of the restaurant's calendar ('2026-12-24'), on its own wall clock.
 * Special days apply to both. An empty list means closed.
 */
export function hoursOn(
  day: string,
  department: Department,
  { settings, specialDays }: HouseRules,
): readonly OpeningInterval[] {
  const special = specialDayOf(day, specialDays)
  if (special !== null) return special.hours === null ? [] : [special.hours]
  return settings.hours[department][isoWeekday(day)]
}

/** When the dishes of a category, by its slug, are served; null if only the kitchen's hours apply. */
export const serviceHoursOf = (
  slug: string,
  { hours }: Pick<SiteSettings, 'hours'>,
): OpeningInterval | null => hours.service.find(({ category }) => category === slug) ?? null

function isoWeekday(day: string) {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() || 7) as 1 | 2 | 3 | 4 | 5 | 6 | 7
}
