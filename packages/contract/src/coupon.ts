import { z } from 'zod'
import { dollars, requiredText } from './text.ts'

export const couponCode = requiredText(64, 'Coupon code is required')

export const applyCouponInput = z.object({
  code: couponCode,
  subtotal: dollars.min(0).max(10_000_000),
})

export const appliedCoupon = z.object({ discount: dollars.describe('Never over the subtotal') })

export type ApplyCouponInput = z.infer<typeof applyCouponInput>
export type AppliedCoupon = z.infer<typeof appliedCoupon>
