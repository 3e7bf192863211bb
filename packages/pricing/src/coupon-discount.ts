import { hundredthsHalfUp, shareOfCents } from './round-half-up.ts'

interface CouponLimits {
  /** The subtotal from which the coupon is valid. */
  minSubtotalCents: number
  /** The maximum discount; null for no limit. */
  capCents: number | null
}

/** The terms of a coupon. Whether it is valid today and how often it was used is not part of the price. */
export type CouponTerms =
  | ({ kind: 'percent'; percent: number } & CouponLimits)
  | ({ kind: 'fixed'; amountCents: number } & CouponLimits)

/** How many cents a coupon takes off a subtotal: 0 below its minimum, never over its cap or the subtotal. */
export function couponDiscountCents(terms: CouponTerms, subtotalCents: number): number {
  if (subtotalCents < terms.minSubtotalCents) return 0
  const promisedCents =
    terms.kind === 'percent'
      ? shareOfCents(subtotalCents, hundredthsHalfUp(terms.percent))
      : terms.amountCents
  return Math.max(0, Math.min(promisedCents, terms.capCents ?? promisedCents, subtotalCents))
}
