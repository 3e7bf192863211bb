import type { Money } from '@tiffin/pricing'
import {
  saveCouponInput,
  type Coupon,
  type CouponKind,
  type SaveCouponInput,
  type RegionSettings,
} from '@tiffin/contract'
import { formatClock, formatDate } from '../../lib/time/local-time.ts'
import { readFigure } from '../../lib/forms/read-figures.ts'

/** The form's values: numbers as typed, times in the restaurant's time zone. */
export type CouponDraft = ReturnType<typeof draftOf>

/** The fields and their labels, in the order of the form. */
export const fieldNames: Readonly<Record<keyof CouponDraft, string>> = {
  code: 'Code',
  kind: 'Kind',
  value: 'Value',
  minSubtotal: 'Minimum subtotal',
  cap: 'Maximum discount',
  startsAt: 'Starts',
  endsAt: 'Ends',
  maxUses: 'Total uses',
  maxUsesPerCustomer: 'Uses per customer',
  active: 'Active',
}

export const kindNames: Readonly<Record<CouponKind, string>> = {
  percent: 'Percent off',
  fixed: 'Amount off',
}

/** Includes what the server checks across fields, so that everything wrong is shown at once. */
export const couponForm = saveCouponInput.superRefine(({ kind, value, startsAt, endsAt }, { addIssue }) => {
  if (kind === 'percent' && value > 100)
    addIssue({ code: 'custom', path: ['value'], message: 'At most 100 percent' })
  if (isLocal(startsAt) && isLocal(endsAt) && endsAt <= startsAt)
    addIssue({ code: 'custom', path: ['endsAt'], message: 'It must end after it starts' })
})

const isLocal = (moment: string | null | undefined): moment is string => moment?.length === 16

/** An untouched time is sent as its original instant: a local time may have occurred twice. */
export function readDraft(draft: CouponDraft, base: Coupon | null): SaveCouponInput {
  const { kind, startsAt, endsAt } = draft
  return {
    ...draft,
    value: readFigure(draft.value) as number,
    minSubtotal: readFigure(draft.minSubtotal),
    // Its field is shown only for a percentage.
    cap: kind === 'fixed' ? null : readFigure(draft.cap),
    startsAt: startsAt === base?.startsLocal ? base.startsAt : startsAt,
    endsAt: endsAt === base?.endsLocal ? base.endsAt : endsAt,
    maxUses: readFigure(draft.maxUses),
    maxUsesPerCustomer: readFigure(draft.maxUsesPerCustomer),
  }
}

export const draftOf = (coupon: Coupon | null) => ({
  code: coupon?.code ?? '',
  kind: coupon?.kind ?? ('percent' as const),
  value: coupon?.value ?? '',
  minSubtotal: coupon?.minSubtotal || '',
  cap: coupon?.cap ?? '',
  startsAt: coupon?.startsLocal ?? '',
  endsAt: coupon?.endsLocal ?? '',
  maxUses: coupon?.maxUses ?? '',
  maxUsesPerCustomer: coupon?.maxUsesPerCustomer ?? '',
  active: coupon?.active ?? true,
})

/** As shown where two versions are compared. */
export const describeDraft = (draft: CouponDraft, region: RegionSettings) => ({
  ...draft,
  code: draft.code.trim().toUpperCase(),
  kind: kindNames[draft.kind],
  startsAt: describeTime(draft.startsAt, region),
  endsAt: describeTime(draft.endsAt, region),
})

const describeTime = (local: string, region: RegionSettings) =>
  local === '' ? '' : `${formatDate(local)}, ${formatClock(local, region)}`

/** '15 percent off, at most $8.00, from $30.00'. */
export function describeTerms({ kind, value, cap, minSubtotal }: Coupon, money: Money): string {
  return [
    kind === 'percent' ? `${value} percent off` : `${money.formatAmount(value)} off`,
    cap !== null && `at most ${money.formatAmount(cap)}`,
    minSubtotal > 0 && `on orders of ${money.formatAmount(minSubtotal)} or more`,
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
export function describeWindow({ startsLocal, endsLocal }: Coupon, region: RegionSettings): string | null {
  if (startsLocal === null) return endsLocal === null ? null : `Until ${describeTime(endsLocal, region)}`
  if (endsLocal === null) return `From ${describeTime(startsLocal, region)}`
  return `From ${describeTime(startsLocal, region)} until ${describeTime(endsLocal, region)}`
}

/** Whether guests can use it at that moment, and if not, why. */
export function describeState({ active, startsAt, endsAt, maxUses, uses }: Coupon, nowMs: number): string {
  if (!active) return 'Inactive'
  if (endsAt !== null && Date.parse(endsAt) <= nowMs) return 'Ended'
  if (maxUses !== null && uses >= maxUses) return 'Used up'
  if (startsAt !== null && Date.parse(startsAt) > nowMs) return 'Not started'
  return 'Active'
}
