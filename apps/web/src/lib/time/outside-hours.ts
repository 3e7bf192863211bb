import type { Order } from '@tiffin/contract'
import { dayOf, localAt } from './local-time.ts'
import { useSpecialDays } from './special-days.ts'

/**
 * Whether a special day has closed the pickup time of an order since it was placed. A later time that the kitchen itself
 * has promised does not count.
 */
export function useIsOutsideHours(): (order: Pick<Order, 'fulfillment'>) => boolean {
  const { data } = useSpecialDays()
  function isClosed(local: string) {
    const special = data?.days.find(
      ({ firstDay, lastDay }) => firstDay <= dayOf(local) && dayOf(local) <= lastDay,
    )
    if (special === undefined) return false
    const time = local.slice(11)
    return special.hours === null || time < special.hours.opens || time >= special.hours.closes
  }
  return ({ fulfillment: { pickupAt, pickupLocal, promisedAt = pickupAt } }) =>
    isClosed(pickupLocal) && isClosed(localAt({ at: pickupAt, local: pickupLocal }, Date.parse(promisedAt)))
}
