import { expect, test } from 'vitest'
import { adjustedPriceCents } from './unit-price.ts'

const exact = { stepCents: 1, endingCents: 0 }

test.each([
  [1266, { percent: 10 }, exact, 1393],
  [1266, { percent: -10 }, exact, 1139],
  [1266, { percent: 7.5 }, exact, 1361],
  [1266, { amountCents: 50 }, exact, 1316],
  [1266, { amountCents: -66 }, exact, 1200],
  // 12.50 + 5% is 13.125: half a cent goes up.
  [1250, { percent: 5 }, exact, 1313],
  [1266, { percent: 10 }, { stepCents: 5, endingCents: 0 }, 1395],
  [1266, { percent: 10 }, { stepCents: 50, endingCents: 0 }, 1400],
  [1266, { percent: 10 }, { stepCents: 100, endingCents: 99 }, 1399],
  [1266, { percent: 10 }, { stepCents: 100, endingCents: 66 }, 1366],
  [1266, { percent: 0 }, { stepCents: 100, endingCents: 99 }, 1299],
  [980, { percent: 3 }, { stepCents: 10, endingCents: 0 }, 1010],
  // Rounded once: 10.245 to 5 cents is 10.25, and not 10.30 by way of 10.25.
  [1000, { percent: 2.49 }, { stepCents: 10, endingCents: 0 }, 1020],
  [1000, { percent: -100 }, exact, 0],
  [0, { percent: 20 }, { stepCents: 100, endingCents: 0 }, 0],
  [20, { percent: 10 }, { stepCents: 100, endingCents: 0 }, 100],
  [20, { percent: 10 }, { stepCents: 100, endingCents: 99 }, 99],
])('%i cents with %o, rounded to %o, are %i', (price, change, rounding, expected) => {
  expect(adjustedPriceCents(price, { ...change, ...rounding })).toBe(expected)
})

test('a price below 0 is none', () => {
  expect(adjustedPriceCents(100, { amountCents: -101, ...exact })).toBeNull()
  expect(adjustedPriceCents(100, { percent: -150, ...exact })).toBeNull()
})

test('every rounded price ends as wanted, and none is further away than half a step', () => {
  for (let price = 0; price < 3000; price += 7) {
    for (const [stepCents, endingCents] of [
      [5, 0],
      [25, 0],
      [100, 95],
    ] as const) {
      const rounded = adjustedPriceCents(price, { stepCents, endingCents }) ?? Number.NaN
      expect((rounded - endingCents) % stepCents).toBe(0)
      // Below the first such price there is none nearer.
      expect(Math.abs(rounded - Math.max(price, endingCents || stepCents / 2))).toBeLessThanOrEqual(
        stepCents / 2,
      )
    }
  }
})
