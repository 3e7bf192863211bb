import { couponDiscountCents } from '@tiffin/pricing'
import type { Database } from '../../db/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { countCouponUse, findCoupon, type CouponUser } from './coupon-queries.ts'
import { termsOf, whyCouponFails } from './coupon-terms.ts'
import { whyUsedUpBy } from './uses-per-customer.ts'

export interface RedeemedCoupon {
  id: string
  code: string
  discountCents: number
}

interface Redemption {
  code: string
  subtotalCents: number
  now: Date
  customer: CouponUser
}

/** Uses the coupon once within the order's transaction, or rejects: the total would differ from the one shown. */
export async function redeemCoupon(
  tx: Database,
  { code, subtotalCents, now, customer }: Redemption,
): Promise<RedeemedCoupon> {
  const coupon = await countCouponUse(tx, code, subtotalCents, now)
  if (!coupon) {
    const refused = await findCoupon(tx, code)
    throw invalid(
      (refused && whyCouponFails(refused, subtotalCents, now)) ?? 'We don’t recognize that coupon code',
    )
  }
  // The count has locked the coupon: the second of two concurrent orders waits here, and then sees the first.
  const reason = await whyUsedUpBy(tx, coupon, customer)
  if (reason) throw invalid(reason)
  return {
    id: coupon.id,
    code: coupon.code,
    discountCents: couponDiscountCents(termsOf(coupon), subtotalCents),
  }
}

const invalid = (message: string) =>
  new Refusal('COUPON_INVALID', message, { issues: [{ path: 'couponCode', message }] })
