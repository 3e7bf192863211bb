import { expect, test } from 'vitest'
import { demoCoupons } from './demo-coupons.ts'

test('demo mode has one coupon of each kind: ten percent, and five dollars from thirty', () => {
  expect(demoCoupons).toEqual([
    { code: 'WELCOME10', kind: 'percent', percent: 10, minSubtotalCents: 0 },
    { code: 'SAVE5', kind: 'fixed', amountCents: 500, minSubtotalCents: 3000 },
  ])
})
