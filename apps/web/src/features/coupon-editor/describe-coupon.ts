import type { Coupon } from '@tiffin/contract'
import { centsFromDollars, formatCents } from '@tiffin/pricing'
import { sayTime } from './coupon-draft.ts'

const dollars = (amount: number) => formatCents(centsFromDollars(amount))

/** '15 percent off, at most $8.00, from $30.00'. */
export function sayTerms({ kind, value, cap, minSubtotal }: Coupon): string {
  return [
    kind === 'percent' ? `${value} percent off` : `${dollars(value)} off`,
    cap !== null && `at most ${dollars(cap)}`,
    minSubtotal > 0 && `on orders of ${dollars(minSubtotal)} or more`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** '2 of 100 uses, 1 per customer'. */
export function sayUses({ uses, maxUses, maxUsesPerCustomer }: Coupon): string {
  const so = maxUses === null ? `${uses} ${uses === 1 ? 'use' : 'uses'} so far` : `${uses} of ${maxUses} uses`
  return maxUsesPerCustomer === null ? so : `${so}, ${maxUsesPerCustomer} per customer`
}

/** Null where it holds at all times. */
export function sayWindow({ startsLocal, endsLocal }: Coupon): string | null {
  if (startsLocal === null) return endsLocal === null ? null : `Until ${sayTime(endsLocal)}`
  if (endsLocal === null) return `From ${sayTime(startsLocal)}`
  return `From ${sayTime(startsLocal)} until ${sayTime(endsLocal)}`
}

/** Whether guests can use it at that moment, and if not, why. */
export function sayState({ active, startsAt, endsAt, maxUses, uses }: Coupon, nowMs: number): string {
  if (!active) return 'Not active'
  if (endsAt !== null && Date.parse(endsAt) <= nowMs) return 'Ended'
  if (maxUses !== null && uses >= maxUses) return 'Used up'
  if (startsAt !== null && Date.parse(startsAt) > nowMs) return 'Not started'
  return 'Active'
}
