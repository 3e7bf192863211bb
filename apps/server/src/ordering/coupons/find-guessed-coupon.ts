import { networkOf } from '../../platform/network-of.ts'
import type { Context } from '../../platform/context.ts'
import { type Limit, rejectTooMany } from '../../platform/rate-limits.ts'
import { type CouponRow, findCoupon } from './coupon-queries.ts'

/** Codes that do not exist. Enough for someone who mistypes, too few to find a code by trying. */
export const guessesFromAddress: Limit = { name: 'coupon-address', attempts: 30, minutes: 60 }
export const guessesFromNetwork: Limit = { name: 'coupon-network', attempts: 90, minutes: 60 }

/** The coupon with the code that someone typed, or null. Only codes that do not exist count against the limit. */
export async function findGuessedCoupon(ctx: Context, code: string): Promise<CouponRow | null> {
  const network = networkOf(ctx.address)
  // Counted before the code is looked up, or each of a thousand concurrent guesses would be the first.
  await rejectTooMany(ctx, guessesFromAddress, ctx.address)
  await rejectTooMany(ctx, guessesFromNetwork, network)
  const coupon = await findCoupon(ctx.db, code)
  if (!coupon) return null
  await ctx.limits.refund(guessesFromAddress, ctx.address)
  await ctx.limits.refund(guessesFromNetwork, network)
  return coupon
}
