import type { Coupon } from '@tiffin/contract'
import { centsFromDollars, formatCents } from '@tiffin/pricing'
import { describeTime } from './coupon-draft.ts'

const dollars = (amount: number) => formatCents(centsFromDollars(amount))

/** '15 percent off, at most $8.00, from $30.00'. */
export function describeTerms({ kind, value, cap, minSubtotal }: Coupon): string {
  return [
    kind === 'percent' ? `${value} percent off` : `${dollars(value)} off`,
    cap !== null && `at most ${dollars(cap)}`,
    minSubtotal > 0 && `on orders of ${dollars(minSubtotal)} or more`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** '2 of 100 uses, 1 per customer'. */
export function describeUses({ uses, maxUses, maxUsesPerCustomer }: Coupon): string {
  const so =
    maxUses === null
      ? `${uses.toLocaleString('en')} ${uses === 1 ? 'use' : 'uses'} so far`
      : `${uses} of ${maxUses} uses`
  return maxUsesPerCustomer === null ? so : `${so}, ${maxUsesPerCustomer} per customer`
}

/** Null if it has no start or end. */
export function describeWindow({ startsLocal, endsLocal }: Coupon): string | null {
  if (startsLocal === null) return endsLocal === null ? null : `Until ${describeTime(endsLocal)}`
  if (endsLocal === null) return `From ${describeTime(startsLocal)}`
  return `From ${describeTime(startsLocal)} until ${describeTime(endsLocal)}`
}

/** Whether guests can use it at that moment, and if not, why. */
export function describeState({ active, startsAt, endsAt, maxUses, uses }: Coupon, nowMs: number): string {
  if (!active) return 'Inactive'
  if (endsAt !== null && Date.parse(endsAt) <= nowMs) return 'Ended'
  if (maxUses !== null && uses >= maxUses) return 'Used up'
  if (startsAt !== null && Date.parse(startsAt) > nowMs) return 'Not started'
  return 'Active'
}
