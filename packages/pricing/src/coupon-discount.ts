import { hundredthsHalfUp, shareOfCents } from './round-half-up.ts'

interface CouponLimits {
  /** The subtotal from which the coupon holds. */
  minSubtotalCents: number
  /** The most that the coupon takes off; null for no such limit. */
  capCents: number | null
}

/** What a coupon promises. Whether it holds today and how often it was used is not a question of price. */
export type CouponTerms =
  | ({ kind: 'percent'; percent: number } & CouponLimits)
  | ({ kind: 'fixed'; amountCents: number } & CouponLimits)

/** Says how many cents a coupon takes off a subtotal: 0 below its minimum, never over its cap or the subtotal. */
export function couponDiscountCents(terms: CouponTerms, subtotalCents: number): number {
  if (subtotalCents < terms.minSubtotalCents) return 0
  const promisedCents =
    terms.kind === 'percent'
      ? shareOfCents(subtotalCents, hundredthsHalfUp(terms.percent))
      : terms.amountCents
  return Math.max(0, Math.min(promisedCents, terms.capCents ?? promisedCents, subtotalCents))
}
