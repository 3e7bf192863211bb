import type { PlaceOrderInput } from '@tiffin/contract'
import type { SiteSettings } from '@tiffin/restaurant'
import { networkOf } from '../../platform/network-of.ts'
import type { Context } from '../../platform/context.ts'
import { countAllIfDone } from '../../platform/rate-limits.ts'
import { Refusal } from '../../platform/refusal.ts'

/** Per hour. An office may order one by one; a wider network may be a town's mobile carrier. */
export const ORDERS_FROM_ADDRESS = 120
const ORDERS_FROM_NETWORK = 360
/** In orders of the largest size. */
const LARGE_ORDERS_FROM_ADDRESS = 3
const LARGE_ORDERS_FROM_NETWORK = 9

const countPortions = ({ items }: PlaceOrderInput) => items.reduce((sum, { quantity }) => sum + quantity, 0)

/** Counts orders and portions that were ordered from one place, so that one machine cannot empty the kitchen. */
export function countOrder<Placed extends { isReplay: boolean }>(
  ctx: Context,
  wanted: PlaceOrderInput,
  { ordering, contact }: SiteSettings,
  place: () => Promise<Placed>,
): Promise<Placed> {
  const rest = { minutes: 60, advice: `or call us: ${contact.phone.display}` }
  const portions = countPortions(wanted)
  const network = networkOf(ctx.address)
  const most = ordering.maxPortions
  const attempts = [
    { limit: { name: 'order-address', attempts: ORDERS_FROM_ADDRESS, ...rest }, key: ctx.address },
    { limit: { name: 'order-network', attempts: ORDERS_FROM_NETWORK, ...rest }, key: network },
    {
      limit: { name: 'portions-address', attempts: LARGE_ORDERS_FROM_ADDRESS * most, ...rest },
      key: ctx.address,
      points: portions,
    },
    {
      limit: { name: 'portions-network', attempts: LARGE_ORDERS_FROM_NETWORK * most, ...rest },
      key: network,
      points: portions,
    },
  ]
  return countAllIfDone(ctx, attempts, place, ({ isReplay }) => !isReplay)
}

/** Larger orders are arranged by phone. */
export function rejectLargeOrder(wanted: PlaceOrderInput, { ordering, contact }: SiteSettings): void {
  if (countPortions(wanted) <= ordering.maxPortions) return
  const message = `For more than ${ordering.maxPortions} portions, please call us: ${contact.phone.display}`
  throw new Refusal('VALIDATION', message, { issues: [{ path: 'items', message }] })
}
