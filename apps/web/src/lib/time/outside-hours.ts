import { openingsOn, type Order, specialDayOf } from '@tiffin/contract'
import { useSettings } from '../api/settings.tsx'
import { dayOf, localAt } from './local-time.ts'
import { useSpecialDays } from './special-days.ts'

/**
 * Whether a special day has closed the pickup time of an order since it was placed. A later time that the kitchen itself
 * has promised does not count.
 */
export function useIsOutsideHours(): (order: Pick<Order, 'fulfillment'>) => boolean {
  const { data } = useSpecialDays()
  const settings = useSettings()
  function isClosed(local: string) {
    const day = dayOf(local)
    const rules = { settings, specialDays: data?.days ?? [] }
    if (specialDayOf(day, rules.specialDays) === null) return false
    const time = local.slice(11)
    return !openingsOn(day, 'kitchen', rules).some(({ opens, closes }) => opens <= time && time < closes)
  }
  return ({ fulfillment: { pickupAt, pickupLocal, promisedAt = pickupAt } }) =>
    isClosed(pickupLocal) && isClosed(localAt({ at: pickupAt, local: pickupLocal }, Date.parse(promisedAt)))
}
