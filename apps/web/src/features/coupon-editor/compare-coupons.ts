import type { Coupon } from '@tiffin/contract'
import { formatClock, formatDate } from '../../lib/local-time.ts'
import type { ComparedField } from '../../ui/edit-conflict.tsx'
import { draftOf, type CouponDraft } from './coupon-draft.ts'
import { fieldNames, kindNames } from './coupon-fields.ts'

/** Two versions of a coupon, field by field, as they are read. */
export function compareCoupons(mine: CouponDraft, theirs: Coupon): ComparedField[] {
  const [ours, others] = [wordsOf(mine), wordsOf(draftOf(theirs))]
  const names = Object.keys(fieldNames) as (keyof CouponDraft)[]
  return names.map((name) => ({ label: fieldNames[name], mine: ours[name], theirs: others[name] }))
}

const wordsOf = (draft: CouponDraft) => ({
  code: draft.code.trim().toUpperCase(),
  kind: kindNames[draft.kind],
  value: sayFigure(draft.value),
  minSubtotal: sayFigure(draft.minSubtotal),
  cap: sayFigure(draft.cap),
  startsAt: sayTime(draft.startsAt),
  endsAt: sayTime(draft.endsAt),
  maxUses: sayFigure(draft.maxUses),
  maxUsesPerCustomer: sayFigure(draft.maxUsesPerCustomer),
  active: draft.active !== undefined,
})

// '5' and '5.00' are one figure.
const sayFigure = (typed: string) =>
  typed.trim() === '' || Number.isNaN(Number(typed)) ? typed : String(Number(typed))

export const sayTime = (local: string) => (local === '' ? '' : `${formatDate(local)}, ${formatClock(local)}`)
