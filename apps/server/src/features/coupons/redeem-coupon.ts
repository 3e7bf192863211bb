import { couponDiscountCents } from '@tiffin/pricing'
import type { Database } from '../../db/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { countCouponUse, findCoupon } from './coupon-queries.ts'
import { termsOf, whyCouponFails } from './coupon-terms.ts'

export interface RedeemedCoupon {
  id: string
  code: string
  discountCents: number
}

/** Takes one use of the coupon within the order's transaction, or refuses: the total would differ from the one shown. */
export async function redeemCoupon(
  tx: Database,
  code: string,
  subtotalCents: number,
  now: Date,
): Promise<RedeemedCoupon> {
  const coupon = await countCouponUse(tx, code, subtotalCents, now)
  if (!coupon) {
    const refused = await findCoupon(tx, code)
    const reason = refused && whyCouponFails(refused, subtotalCents, now)
    throw new Refusal('COUPON_INVALID', reason ?? 'We do not know that coupon code', {
      issues: [{ path: 'couponCode', message: reason ?? 'We do not know that coupon code' }],
    })
  }
  return {
    id: coupon.id,
    code: coupon.code,
    discountCents: couponDiscountCents(termsOf(coupon), subtotalCents),
  }
}
