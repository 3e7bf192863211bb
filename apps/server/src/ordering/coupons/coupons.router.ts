import {
  appliedCoupon,
  applyCouponInput,
  changeCouponInput,
  coupon,
  couponIdInput,
  done,
  listCouponsInput,
  saveCouponInput,
} from '@tiffin/contract'
import { open, permitted, router } from '../../platform/procedures.ts'
import { regionOf } from '../../platform/read-settings.ts'
import { applyCoupon } from './redeem-coupon.ts'
import { listCouponRows } from './coupon-queries.ts'
import { changeCoupon, createCoupon, deleteCoupon, presentCoupon } from './edit-coupon.ts'

export const couponsRouter = router({
  // A mutation although it changes nothing: the code does not belong in addresses and logs.
  check: open
    .input(applyCouponInput)
    .output(appliedCoupon)
    .mutation(({ ctx, input }) => applyCoupon(ctx, input)),
  list: permitted('coupons')
    .input(listCouponsInput)
    .output(coupon.array())
    .query(async ({ ctx, input }) => {
      const region = await regionOf(ctx)
      return (await listCouponRows(ctx.db, input)).map((row) => presentCoupon(row, region))
    }),
  create: permitted('coupons')
    .input(saveCouponInput)
    .output(coupon)
    .mutation(({ ctx, input }) => createCoupon(ctx, input)),
  change: permitted('coupons')
    .input(changeCouponInput)
    .output(coupon)
    .mutation(({ ctx, input }) => changeCoupon(ctx, input)),
  delete: permitted('coupons')
    .input(couponIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await deleteCoupon(ctx, input.id)
      return { done: true }
    }),
})
