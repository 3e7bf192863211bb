import type { AppliedCoupon, ApplyCouponInput } from '@tiffin/contract'
import { couponDiscountCents, type CouponTerms, type Money, moneyOf } from '@tiffin/pricing'
import type { Database } from '../../db/database.ts'
import type { Context } from '../../platform/context.ts'
import { networkOf } from '../../platform/network-of.ts'
import { countIfDone, type Limit } from '../../platform/rate-limits.ts'
import { AppError } from '../../platform/app-error.ts'
import { regionOf } from '../../platform/read-settings.ts'
import { countCouponUse, countUsesBy, type CouponRow, type CouponUser, findCoupon } from './coupon-queries.ts'

export function termsOf(coupon: CouponRow): CouponTerms {
  const limits = { minSubtotalCents: coupon.minSubtotalCents, capCents: coupon.capCents }
  // The database's check guarantees the value that belongs to the kind.
  return coupon.kind === 'percent'
    ? { kind: 'percent', percent: coupon.percent ?? 0, ...limits }
    : { kind: 'fixed', amountCents: coupon.amountCents ?? 0, ...limits }
}

/** Why a coupon is not valid, as a message for the guest; null if it is valid. */
export function whyCouponFails(
  coupon: CouponRow,
  subtotalCents: number,
  { now, money }: { now: Date; money: Money },
): string | null {
  const { code, isActive, startsAt, endsAt, maxUses, uses, minSubtotalCents } = coupon
  if (!isActive) return `${code} is no longer valid`
  if (startsAt && startsAt > now) return `${code} is not valid yet`
  if (endsAt && endsAt <= now) return `${code} has expired`
  if (maxUses !== null && uses >= maxUses) return `${code} has been used up`
  if (subtotalCents < minSubtotalCents)
    return `${code} needs an order of ${money.format(minSubtotalCents)} or more`
  return null
}

/** Why a customer may not use a coupon again, as a message for them; null if they may. Most coupons need no count. */
async function whyUsedUpBy(
  db: Database,
  { id, code, maxUsesPerCustomer }: CouponRow,
  customer: CouponUser,
): Promise<string | null> {
  if (maxUsesPerCustomer === null) return null
  // Staff took the order without an address: nothing tells whether it is the first.
  if (customer.userId === null && customer.email === '')
    return `${code} can be used a limited number of times: enter the guest’s email address`
  const uses = await countUsesBy(db, id, customer)
  return uses < maxUsesPerCustomer ? null : `${code} has been used already`
}

/** Codes that do not exist. Enough for someone who mistypes, too few to find a code by trying. */
export const guessesFromAddress: Limit = { name: 'coupon-address', attempts: 30, minutes: 60 }
export const guessesFromNetwork: Limit = { name: 'coupon-network', attempts: 90, minutes: 60 }

/** The coupon with the code that someone typed, or null. Only codes that do not exist count against the limit. */
export async function findCouponRateLimited(ctx: Context, code: string): Promise<CouponRow | null> {
  const guesses = [
    { limit: guessesFromAddress, key: ctx.address },
    { limit: guessesFromNetwork, key: networkOf(ctx.address) },
  ]
  return countIfDone(
    ctx,
    guesses,
    () => findCoupon(ctx.db, code),
    (coupon) => coupon === null,
  )
}

/** Says what a coupon would take off. Nothing is counted or reserved: the order checks it again. */
export async function applyCoupon(ctx: Context, wanted: ApplyCouponInput): Promise<AppliedCoupon> {
  const coupon = await findCouponRateLimited(ctx, wanted.code)
  if (!coupon) throw new AppError('NOT_FOUND', 'We don’t recognize that coupon code')
  const money = moneyOf(await regionOf(ctx))
  const subtotalCents = money.toCents(wanted.subtotal)
  const reason =
    whyCouponFails(coupon, subtotalCents, { now: new Date(ctx.clock.nowMs()), money }) ??
    (await whyUsedUpByCaller(ctx, coupon))
  if (reason) throw new AppError('COUPON_INVALID', reason)
  return { discount: money.toAmount(couponDiscountCents(termsOf(coupon), subtotalCents)) }
}

// A guest's address is not known before the order.
async function whyUsedUpByCaller(ctx: Context, coupon: CouponRow): Promise<string | null> {
  if (coupon.maxUsesPerCustomer === null) return null
  const caller = await ctx.identify()
  // A program asks for somebody else.
  if (!caller || caller.key) return null
  return whyUsedUpBy(ctx.db, coupon, { userId: caller._id, email: caller.email })
}

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
  money: Money
}

/** Uses the coupon once within the order's transaction, or rejects: the total would differ from the one shown. */
export async function redeemCoupon(
  tx: Database,
  { code, subtotalCents, now, customer, money }: Redemption,
): Promise<RedeemedCoupon> {
  const coupon = await countCouponUse(tx, code, subtotalCents, now)
  if (!coupon) {
    const refused = await findCoupon(tx, code)
    throw invalid(
      (refused && whyCouponFails(refused, subtotalCents, { now, money })) ??
        'We don’t recognize that coupon code',
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
  new AppError('COUPON_INVALID', message, { issues: [{ path: 'couponCode', message }] })
