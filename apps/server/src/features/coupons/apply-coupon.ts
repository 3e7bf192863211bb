import type { ApplyCouponInput, AppliedCoupon } from '@tiffin/contract'
import { centsFromDollars, couponDiscountCents, dollarsFromCents } from '@tiffin/pricing'
import type { Context } from '../../platform/procedures.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findCoupon } from './coupon-queries.ts'
import { termsOf, whyCouponFails } from './coupon-terms.ts'

/** Says what a coupon would take off. Nothing is counted or reserved: the order checks it again. */
export async function applyCoupon({ db, clock }: Context, wanted: ApplyCouponInput): Promise<AppliedCoupon> {
  const coupon = await findCoupon(db, wanted.code)
  if (!coupon) throw new Refusal('NOT_FOUND', 'We do not know that coupon code')
  const subtotalCents = centsFromDollars(wanted.subtotal)
  const reason = whyCouponFails(coupon, subtotalCents, new Date(clock.now().epochMilliseconds))
  if (reason) throw new Refusal('COUPON_INVALID', reason)
  return { discount: dollarsFromCents(couponDiscountCents(termsOf(coupon), subtotalCents)) }
}
