import type { Coupon, CouponKind, SaveCouponInput } from '@tiffin/contract'
import { formatClock, formatDate } from '../../lib/local-time.ts'
import { readFigure, type Figure } from '../../lib/figure.ts'

/** What the form holds: figures as they are typed, times on the restaurant's clock. */
export interface CouponDraft {
  code: string
  kind: CouponKind
  value: Figure
  minSubtotal: Figure
  cap: Figure
  startsAt: string
  endsAt: string
  maxUses: Figure
  maxUsesPerCustomer: Figure
  active: boolean
}

/** The fields, in the order of the form, as they are called there. */
export const fieldNames: Readonly<Record<keyof CouponDraft, string>> = {
  code: 'Code',
  kind: 'Kind',
  value: 'Value',
  minSubtotal: 'Minimum subtotal',
  cap: 'Maximum discount',
  startsAt: 'Starts',
  endsAt: 'Ends',
  maxUses: 'Uses in all',
  maxUsesPerCustomer: 'Uses per customer',
  active: 'Active',
}

export const kindNames: Readonly<Record<CouponKind, string>> = {
  percent: 'Percent off',
  fixed: 'Dollars off',
}

/** A time that was not touched is sent as the moment that it is: on the wall it may have come twice. */
export function readDraft(draft: CouponDraft, base: Coupon | null): SaveCouponInput {
  const { startsAt, endsAt } = draft
  return {
    ...draft,
    value: readFigure(draft.value) as number,
    minSubtotal: readFigure(draft.minSubtotal),
    cap: readFigure(draft.cap),
    startsAt: startsAt === base?.startsLocal ? base.startsAt : startsAt,
    endsAt: endsAt === base?.endsLocal ? base.endsAt : endsAt,
    maxUses: readFigure(draft.maxUses),
    maxUsesPerCustomer: readFigure(draft.maxUsesPerCustomer),
  }
}

export const draftOf = (coupon: Coupon | null): CouponDraft => ({
  code: coupon?.code ?? '',
  kind: coupon?.kind ?? 'percent',
  value: coupon?.value ?? '',
  minSubtotal: coupon?.minSubtotal || '',
  cap: coupon?.cap ?? '',
  startsAt: coupon?.startsLocal ?? '',
  endsAt: coupon?.endsLocal ?? '',
  maxUses: coupon?.maxUses ?? '',
  maxUsesPerCustomer: coupon?.maxUsesPerCustomer ?? '',
  active: coupon?.active ?? true,
})

/** As it is read where two versions are compared. */
export const sayDraft = (draft: CouponDraft) => ({
  ...draft,
  code: draft.code.trim().toUpperCase(),
  kind: kindNames[draft.kind],
  startsAt: sayTime(draft.startsAt),
  endsAt: sayTime(draft.endsAt),
})

export const sayTime = (local: string) => (local === '' ? '' : `${formatDate(local)}, ${formatClock(local)}`)
