import { appliedCoupon, applyCouponInput } from '@tiffin/contract'
import { open, router } from '../../platform/procedures.ts'
import { applyCoupon } from './apply-coupon.ts'

export const couponsRouter = router({
  // A mutation although it changes nothing: the code does not belong into addresses and logs.
  check: open
    .input(applyCouponInput)
    .output(appliedCoupon)
    .mutation(({ ctx, input }) => applyCoupon(ctx, input)),
})
