import { expect, test } from 'vitest'
import { describeState, describeTerms, describeUses, describeWindow } from './describe-coupon.ts'
import { spring } from './sample-coupon.ts'

test.each([
  [{}, '15 percent off'],
  [{ cap: 8, minSubtotal: 30 }, '15 percent off, at most $8.00, on orders of $30.00 or more'],
  [{ kind: 'fixed', value: 5.5 }, '$5.50 off'],
] as const)('%j gives %s', (terms, words) => {
  expect(describeTerms({ ...spring, ...terms })).toBe(words)
})

test.each([
  [{}, '2 uses so far'],
  [{ uses: 1 }, '1 use so far'],
  [{ maxUses: 100, maxUsesPerCustomer: 1 }, '2 of 100 uses, 1 per customer'],
])('%j: %s', (limits, words) => {
  expect(describeUses({ ...spring, ...limits })).toBe(words)
})

const startsLocal = '2026-01-08T11:00'
const endsLocal = '2026-01-31T22:30'

test.each([
  [{}, null],
  [{ startsLocal }, 'From Thursday, January 8, 2026, 11:00 am'],
  [{ endsLocal }, 'Until Saturday, January 31, 2026, 10:30 pm'],
  [
    { startsLocal, endsLocal },
    'From Thursday, January 8, 2026, 11:00 am until Saturday, January 31, 2026, 10:30 pm',
  ],
])('%j: %s', (times, words) => {
  expect(describeWindow({ ...spring, ...times })).toBe(words)
})

const now = '2026-01-10T12:00:00.000Z'

test.each([
  [{}, 'Active'],
  [{ active: false }, 'Inactive'],
  [{ startsAt: now, endsAt: '2026-01-10T12:00:00.001Z' }, 'Active'],
  [{ startsAt: '2026-01-10T12:00:00.001Z' }, 'Not started'],
  [{ endsAt: now }, 'Ended'],
  [{ maxUses: 2 }, 'Used up'],
  [{ maxUses: 3 }, 'Active'],
])('%j is %s', (facts, words) => {
  expect(describeState({ ...spring, ...facts }, Date.parse(now))).toBe(words)
})
