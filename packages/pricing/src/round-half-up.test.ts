import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyPercentHundredths, anySubtotalCents } from '../test/any-order.ts'
import { exactHalfUp, exactShare } from '../test/exact-half-up.ts'
import { divideHalfUp, hundredthsHalfUp, scaledHalfUp, shareOfCents } from './round-half-up.ts'

test.each([
  [0, 0],
  [5, 500],
  [12.5, 1_250],
  [33.33, 3_333],
  [0.07, 7],
  [1.1, 110],
  [1.005, 101],
  [1.0049999, 100],
  [8.575, 858],
  [0.285, 29],
  [0.005, 1],
  [0.004999, 0],
  [99.995, 10_000],
  [1e-7, 0],
  [-0.5, -50],
  [-1.005, -101],
])('the written number %d is %d hundredths', (decimal, hundredths) => {
  expect(hundredthsHalfUp(decimal)).toBe(hundredths)
})

test('a negligibly small number is plain zero, even below zero', () => {
  expect(hundredthsHalfUp(-0.001)).toBe(0)
  expect(hundredthsHalfUp(-0)).toBe(0)
  expect(hundredthsHalfUp(Number.MIN_VALUE)).toBe(0)
})

test('NaN stays NaN instead of becoming an amount', () => {
  expect(hundredthsHalfUp(Number.NaN)).toBeNaN()
})

test('digits after the second decimal round as they are written, whatever the float is', () => {
  const written = fc.tuple(fc.nat(9_999_999), fc.nat(99_999))
  fc.assert(
    fc.property(written, ([whole, fraction]) => {
      const decimal = Number(`${whole}.${String(fraction).padStart(5, '0')}`)
      const hundredThousandths = BigInt(whole) * 100_000n + BigInt(fraction)
      expect(hundredthsHalfUp(decimal)).toBe(exactHalfUp(hundredThousandths, 1_000n))
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  [49, 100, 0],
  [50, 100, 1],
  [149, 100, 1],
  [150, 100, 2],
  [200, 100, 2],
  [49, 99, 0],
  [50, 99, 1],
])('%d divided by %d is %d, halves up', (dividend, divisor, quotient) => {
  expect(divideHalfUp(dividend, divisor)).toBe(quotient)
})

test('a share of any amount is what exact arithmetic says', () => {
  fc.assert(
    fc.property(anySubtotalCents, anyPercentHundredths, (cents, percentHundredths) => {
      expect(shareOfCents(cents, percentHundredths)).toBe(exactShare(cents, percentHundredths))
    }),
    { numRuns: 2_000 },
  )
})

test('the largest possible order is still exact to the cent', () => {
  const largestCents = 100 * 99 * 10_000_000
  for (const cents of [largestCents, largestCents - 1, largestCents - 9_999]) {
    expect(shareOfCents(cents, 9_999)).toBe(exactShare(cents, 9_999))
  }
  expect(Number.isSafeInteger(largestCents * 10_000)).toBe(true)
})

test.each([
  [0.4, 0, 0],
  [0.5, 0, 1],
  [1_200, 0, 1_200],
  [1.2345, 3, 1_235],
  [1.2344, 3, 1_234],
  [0.0005, 3, 1],
  [-1.2345, 3, -1_235],
])('%d with %d decimals is %d', (decimal, decimals, scaled) => {
  expect(scaledHalfUp(decimal, decimals)).toBe(scaled)
})
