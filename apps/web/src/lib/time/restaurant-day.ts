import { restaurant } from '@tiffin/restaurant'

let calendar: Intl.DateTimeFormat | undefined

/** The date at the restaurant at a given moment: '2026-12-01'. */
export function restaurantDay(moment: Date): string {
  // Only now, because it takes a phone many milliseconds.
  calendar ??= new Intl.DateTimeFormat(restaurant.locale, {
    timeZone: restaurant.timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const parts = calendar.formatToParts(moment)
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
  return `${read('year')}-${read('month')}-${read('day')}`
}
