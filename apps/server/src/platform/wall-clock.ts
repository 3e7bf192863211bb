import type { PickupTime } from '@tiffin/contract'
import { restaurant } from '@tiffin/restaurant'

/** An instant as the world has it and as the clock on the restaurant's wall shows it. */
export function presentTime(time: Temporal.Instant): PickupTime {
  const local = time.toZonedDateTimeISO(restaurant.timeZone).toPlainDateTime()
  return {
    at: time.toString({ fractionalSecondDigits: 3 }),
    local: local.toString({ smallestUnit: 'minute' }),
  }
}

/** From the day's first instant to the next day's, on the restaurant's wall clock; not every day has 24 hours. */
export function spanOfDay(day: string): { from: Date; until: Date } {
  const date = Temporal.PlainDate.from(day)
  const startOf = (of: Temporal.PlainDate) =>
    new Date(of.toZonedDateTime(restaurant.timeZone).epochMilliseconds)
  return { from: startOf(date), until: startOf(date.add({ days: 1 })) }
}
