import type { PlaceOrderInput, SiteSettings } from '@tiffin/contract'
import type { Context } from '../../platform/context.ts'
import { networkOf } from '../../platform/network-of.ts'
import { countIfDone } from '../../platform/rate-limits.ts'
import { AppError } from '../../platform/app-error.ts'
import { findCouponRateLimited } from '../coupons/redeem-coupon.ts'
import { isRepeated } from './claim-idempotency-key.ts'

interface LimitedOrder {
  wanted: PlaceOrderInput
  /** Identifies the request as sent. */
  bodyHash: string
  settings: SiteSettings
}

/** A guest who repeats an order because no answer came gets that answer, whatever the limits say. */
export async function placeWithinLimits<Placed extends { isReplay: boolean }>(
  ctx: Context,
  place: () => Promise<Placed>,
  { wanted, bodyHash, settings }: LimitedOrder,
): Promise<Placed> {
  const held: [name: string, value: string][] = []
  const limited: Context = { ...ctx, setHeader: (...header) => void held.push(header) }
  try {
    if (wanted.couponCode) await findCouponRateLimited(limited, wanted.couponCode)
    return await countOrder(limited, wanted, settings, place)
  } catch (error) {
    const key = ctx.idempotencyKey
    const isLimited = error instanceof AppError && error.body.code === 'RATE_LIMITED'
    // Looked up only now: no other order pays for it.
    if (isLimited && key !== null && (await isRepeated(ctx.db, { key, bodyHash }))) return place()
    for (const header of held) ctx.setHeader(...header)
    throw error
  }
}

/** Per hour. An office may order one by one; a wider network may be a town's mobile carrier. */
export const ORDERS_FROM_ADDRESS = 120
const ORDERS_FROM_NETWORK = 360
/** In orders of the largest size. */
const LARGE_ORDERS_FROM_ADDRESS = 3
const LARGE_ORDERS_FROM_NETWORK = 9

interface Portioned {
  items: readonly { quantity: number }[]
}

const countPortions = ({ items }: Portioned) => items.reduce((sum, { quantity }) => sum + quantity, 0)

/** Counts orders and portions that were ordered from one place, so that one machine cannot empty the kitchen. */
function countOrder<Placed extends { isReplay: boolean }>(
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
  return countIfDone(ctx, attempts, place, ({ isReplay }) => !isReplay)
}

/** Larger orders are arranged by phone. */
export function rejectLargeOrder(wanted: Portioned, { ordering, contact }: SiteSettings): void {
  if (countPortions(wanted) <= ordering.maxPortions) return
  const message = `For more than ${ordering.maxPortions} portions, please call us: ${contact.phone.display}`
  throw new AppError('VALIDATION', message, { issues: [{ path: 'items', message }] })
}
