import type { ChangeCouponInput, CouponKind } from '@tiffin/contract'
import { centsFromDollars } from '@tiffin/pricing'
import { Refusal } from '../../platform/refusal.ts'
import { readWallClock } from '../../platform/wall-clock.ts'

/** Defaults of a new coupon; its kind and value are always given. */
export const newTerms = {
  kind: 'percent' as CouponKind,
  percent: null as number | null,
  amountCents: null as number | null,
  minSubtotalCents: 0,
  capCents: null as number | null,
  startsAt: null as Date | null,
  endsAt: null as Date | null,
  maxUses: null as number | null,
  maxUsesPerCustomer: null as number | null,
}

/** The columns that the input names. */
export function columnsOf(
  input: Omit<ChangeCouponInput, 'id' | 'version' | 'code'>,
  { kind }: { kind: CouponKind },
) {
  const { minSubtotal, cap, startsAt, endsAt, maxUses, maxUsesPerCustomer, active } = input
  return {
    ...valueOf(input, kind),
    ...(minSubtotal !== undefined && { minSubtotalCents: centsFromDollars(minSubtotal ?? 0) }),
    ...(cap !== undefined && { capCents: cap === null ? null : centsFromDollars(cap) }),
    ...(startsAt !== undefined && { startsAt: momentOf(startsAt) }),
    ...(endsAt !== undefined && { endsAt: momentOf(endsAt) }),
    ...(maxUses !== undefined && { maxUses }),
    ...(maxUsesPerCustomer !== undefined && { maxUsesPerCustomer }),
    ...(active !== undefined && { isActive: active }),
  }
}

function valueOf(
  { kind, value }: { kind?: CouponKind | undefined; value?: number | undefined },
  was: CouponKind,
) {
  if (value === undefined) {
    if (kind === undefined || kind === was) return {}
    // Ten percent is not ten dollars.
    const message = 'Value is required'
    throw new Refusal('VALIDATION', message, { issues: [{ path: 'value', message }] })
  }
  return (kind ?? was) === 'percent'
    ? { kind: 'percent' as const, percent: value, amountCents: null }
    : { kind: 'fixed' as const, percent: null, amountCents: centsFromDollars(value) }
}

const momentOf = (text: string | null) => (text ? new Date(readWallClock(text).epochMilliseconds) : null)
