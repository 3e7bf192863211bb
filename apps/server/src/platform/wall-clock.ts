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
