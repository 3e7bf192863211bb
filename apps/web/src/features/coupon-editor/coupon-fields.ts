import type { CouponDraft } from './coupon-draft.ts'

/** The fields, in the order of the form, as they are called there. */
export const fieldNames: Readonly<Record<keyof CouponDraft, string>> = {
  code: 'Code',
  kind: 'Kind',
  value: 'Value',
  minSubtotal: 'Minimum subtotal',
  cap: 'At most',
  startsAt: 'Starts',
  endsAt: 'Ends',
  maxUses: 'Uses in all',
  maxUsesPerCustomer: 'Uses per customer',
  active: 'Active',
}

export const kindNames: Readonly<Record<CouponDraft['kind'], string>> = {
  percent: 'Percent off',
  fixed: 'Dollars off',
}
