import { expect, test } from 'vitest'
import { describeLength } from './paged-list.tsx'

test.each([
  [0, false, '0 orders'],
  [1, false, '1 order'],
  [1200, false, '1,200 orders'],
  [10_000, true, 'More than 10,000 orders'],
])('%i, and more: %s, is %s', (total, isMore, said) => {
  expect(describeLength({ total, isMore }, 'order', 'orders')).toBe(said)
})
