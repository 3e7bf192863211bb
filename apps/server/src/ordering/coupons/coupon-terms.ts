import { formatCents, type CouponTerms } from '@tiffin/pricing'
import type { CouponRow } from './coupon-queries.ts'

export function termsOf(coupon: CouponRow): CouponTerms {
  const limits = { minSubtotalCents: coupon.minSubtotalCents, capCents: coupon.capCents }
  // The database's check guarantees the value that belongs to the kind.
  return coupon.kind === 'percent'
    ? { kind: 'percent', percent: coupon.percent ?? 0, ...limits }
    : { kind: 'fixed', amountCents: coupon.amountCents ?? 0, ...limits }
}

/** Why a coupon is not valid, as a message for the guest; null if it is valid. */
export function whyCouponFails(coupon: CouponRow, subtotalCents: number, now: Date): string | null {
  const { code, isActive, startsAt, endsAt, maxUses, uses, minSubtotalCents } = coupon
  if (!isActive) return `${code} is no longer valid`
  if (startsAt && startsAt > now) return `${code} is not valid yet`
  if (endsAt && endsAt <= now) return `${code} has expired`
  if (maxUses !== null && uses >= maxUses) return `${code} has been used up`
  if (subtotalCents < minSubtotalCents)
    return `${code} needs an order of ${formatCents(minSubtotalCents)} or more`
  return null
}
