import type { AppliedCoupon, ApplyCouponInput } from '@tiffin/contract'
import { centsFromDollars, couponDiscountCents, dollarsFromCents } from '@tiffin/pricing'
import type { Context } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { CouponRow } from './coupon-queries.ts'
import { findGuessedCoupon } from './find-guessed-coupon.ts'
import { termsOf, whyCouponFails } from './coupon-terms.ts'
import { whyUsedUpBy } from './uses-per-customer.ts'

/** Says what a coupon would take off. Nothing is counted or reserved: the order checks it again. */
export async function applyCoupon(ctx: Context, wanted: ApplyCouponInput): Promise<AppliedCoupon> {
  const coupon = await findGuessedCoupon(ctx, wanted.code)
  if (!coupon) throw new Refusal('NOT_FOUND', 'We don’t recognize that coupon code')
  const subtotalCents = centsFromDollars(wanted.subtotal)
  const reason =
    whyCouponFails(coupon, subtotalCents, new Date(ctx.clock.nowMs())) ??
    (await whyUsedUpByCaller(ctx, coupon))
  if (reason) throw new Refusal('COUPON_INVALID', reason)
  return { discount: dollarsFromCents(couponDiscountCents(termsOf(coupon), subtotalCents)) }
}

// A guest's address is not known before the order.
async function whyUsedUpByCaller(ctx: Context, coupon: CouponRow): Promise<string | null> {
  if (coupon.maxUsesPerCustomer === null) return null
  const caller = await ctx.identify()
  return caller && whyUsedUpBy(ctx.db, coupon, { userId: caller._id, email: caller.email })
}
