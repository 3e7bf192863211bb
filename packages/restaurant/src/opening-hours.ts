import type { HouseRules, OpeningInterval, SiteSettings } from './settings.ts'

/** Days that keep other hours than their weekday, both ends included; without hours they are closed. */
export interface SpecialDays {
  /** A day of the restaurant's calendar, '2026-12-24'; so is the last one. */
  firstDay: string
  lastDay: string
  name: string
  hours: OpeningInterval | null
}

/** Whose hours: the kitchen's (orders, pickup, tables) or those of the desk (enquiries, catering). */
export type Keeper = 'kitchen' | 'desk'

/** What is special about a day ('2026-12-24'), or null. No two special days may meet; of two that do, the first holds. */
export const specialDayOf = (day: string, specialDays: readonly SpecialDays[]): SpecialDays | null =>
  specialDays.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay) ?? null

/**
 * When the kitchen or the desk is open on a day of the restaurant's calendar ('2026-12-24'), on its own wall clock.
 * Special days hold for both. An empty list means closed.
 */
export function hoursOn(
  day: string,
  keeper: Keeper,
  { settings, specialDays }: HouseRules,
): readonly OpeningInterval[] {
  const special = specialDayOf(day, specialDays)
  if (special !== null) return special.hours === null ? [] : [special.hours]
  return settings.hours[keeper][isoWeekday(day)]
}

/** When the dishes of a category, by its slug, are cooked; null where the kitchen's hours are all there is to it. */
export const serviceHoursOf = (
  slug: string,
  { hours }: Pick<SiteSettings, 'hours'>,
): OpeningInterval | null => hours.service.find(({ category }) => category === slug) ?? null

function isoWeekday(day: string) {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() || 7) as 1 | 2 | 3 | 4 | 5 | 6 | 7
}
