interface CouponTerms {
  code: string
  /** The minimum subtotal for the coupon. */
  minSubtotalCents: number
}

/** A coupon that is valid for everyone, at any time and without limits. */
export type DemoCoupon =
  | (CouponTerms & { kind: 'percent'; percent: number })
  | (CouponTerms & { kind: 'fixed'; amountCents: number })

/** The coupons of demo mode; a restaurant in production starts without any. */
export const demoCoupons: DemoCoupon[] = [
  { code: 'WELCOME10', kind: 'percent', percent: 10, minSubtotalCents: 0 },
  { code: 'SAVE5', kind: 'fixed', amountCents: 500, minSubtotalCents: 3000 },
]
