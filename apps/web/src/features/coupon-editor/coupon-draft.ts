import type { Coupon, CouponKind, SaveCouponInput } from '@tiffin/contract'

/** What the form holds: texts as they are typed, and a box that is not ticked says nothing. */
export interface CouponDraft {
  code: string
  kind: CouponKind
  value: string
  minSubtotal: string
  cap: string
  startsAt: string
  endsAt: string
  maxUses: string
  maxUsesPerCustomer: string
  active?: string
}

/**
 * The judging is left to the server. A time that was not touched is sent as the moment that it is: on the wall it may
 * have come twice.
 */
export function readDraft(draft: CouponDraft, base: Coupon | null): SaveCouponInput {
  const { code, kind, startsAt, endsAt } = draft
  return {
    code,
    kind,
    value: readFigure(draft.value) ?? 0,
    minSubtotal: readFigure(draft.minSubtotal),
    cap: readFigure(draft.cap),
    startsAt: startsAt === base?.startsLocal ? base.startsAt : startsAt,
    endsAt: endsAt === base?.endsLocal ? base.endsAt : endsAt,
    maxUses: readFigure(draft.maxUses),
    maxUsesPerCustomer: readFigure(draft.maxUsesPerCustomer),
    active: draft.active !== undefined,
  }
}

export const draftOf = (coupon: Coupon): CouponDraft => ({
  code: coupon.code,
  kind: coupon.kind,
  value: String(coupon.value),
  minSubtotal: coupon.minSubtotal === 0 ? '' : coupon.minSubtotal.toFixed(2),
  cap: coupon.cap?.toFixed(2) ?? '',
  startsAt: coupon.startsLocal ?? '',
  endsAt: coupon.endsLocal ?? '',
  maxUses: String(coupon.maxUses ?? ''),
  maxUsesPerCustomer: String(coupon.maxUsesPerCustomer ?? ''),
  ...(coupon.active && { active: 'on' }),
})

// What is no number is sent as it was typed, for the server to refuse: as JSON, NaN would say "none".
function readFigure(typed: string): number | null {
  if (typed.trim() === '') return null
  const figure = Number(typed)
  return Number.isFinite(figure) ? figure : (typed as unknown as number)
}
