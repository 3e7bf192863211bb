import type { Coupon } from '@tiffin/contract'

/** For tests. */
export const spring: Coupon = {
  _id: 'c1',
  code: 'SPRING',
  kind: 'percent',
  value: 15,
  minSubtotal: 0,
  cap: null,
  startsAt: null,
  startsLocal: null,
  endsAt: null,
  endsLocal: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  uses: 2,
  active: true,
  version: 3,
}
