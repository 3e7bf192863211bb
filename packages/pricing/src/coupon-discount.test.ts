import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyPercentHundredths, anyPriceCents, anySubtotalCents } from '../test/any-order.ts'
import { exactShare } from '../test/exact-half-up.ts'
import { couponDiscountCents, type CouponTerms } from './coupon-discount.ts'

const noLimits = { minSubtotalCents: 0, capCents: null }
const tenPercent: CouponTerms = { kind: 'percent', percent: 10, ...noLimits }
const fiveDollars: CouponTerms = { kind: 'fixed', amountCents: 500, ...noLimits }

describe('a percentage of the subtotal', () => {
  test.each([
    [10, 2_532, 253],
    [10, 2_535, 254],
    [10, 4, 0],
    [10, 5, 1],
    [12.5, 1_266, 158],
    [33.33, 10_000, 3_333],
    [100, 1_266, 1_266],
    [10, 0, 0],
    [10, 99_000_000_000, 9_900_000_000],
  ])('%d percent of %d cents takes off %d cents', (percent, subtotalCents, cents) => {
    expect(couponDiscountCents({ kind: 'percent', percent, ...noLimits }, subtotalCents)).toBe(cents)
  })

  test('is limited by the cap', () => {
    const capped = { ...tenPercent, capCents: 300 }
    expect(couponDiscountCents(capped, 2_990)).toBe(299)
    expect(couponDiscountCents(capped, 3_000)).toBe(300)
    expect(couponDiscountCents(capped, 90_000)).toBe(300)
  })

  test('with a cap of zero takes off nothing', () => {
    expect(couponDiscountCents({ ...tenPercent, capCents: 0 }, 2_000)).toBe(0)
  })
})

describe('a fixed amount', () => {
  test('is taken off in full from a larger order', () => {
    expect(couponDiscountCents(fiveDollars, 3_000)).toBe(500)
  })

  test('makes a smaller order free, and pays nothing out', () => {
    expect(couponDiscountCents(fiveDollars, 499)).toBe(499)
    expect(couponDiscountCents(fiveDollars, 0)).toBe(0)
  })

  test('is limited by the cap, too', () => {
    expect(couponDiscountCents({ ...fiveDollars, capCents: 200 }, 3_000)).toBe(200)
  })
})

test.each([
  [2_999, 0],
  [3_000, 500],
  [3_001, 500],
])('$5 off from $30: a subtotal of %d cents gets %d', (subtotalCents, cents) => {
  expect(couponDiscountCents({ ...fiveDollars, minSubtotalCents: 3_000 }, subtotalCents)).toBe(cents)
})

test('invalid terms never add a surcharge to the order', () => {
  expect(couponDiscountCents({ ...fiveDollars, amountCents: -500 }, 3_000)).toBe(0)
  expect(couponDiscountCents({ ...tenPercent, percent: -10 }, 3_000)).toBe(0)
  expect(couponDiscountCents({ ...tenPercent, percent: 250 }, 3_000)).toBe(3_000)
})

const anyLimits = fc.record({
  minSubtotalCents: fc.oneof(fc.constant(0), anyPriceCents),
  capCents: fc.oneof(fc.constant(null), anyPriceCents),
})
const anyPromise = fc.oneof(
  anyPercentHundredths.map((hundredths) => ({ kind: 'percent' as const, percent: hundredths / 100 })),
  anyPriceCents.map((amountCents) => ({ kind: 'fixed' as const, amountCents })),
)
const anyTerms: fc.Arbitrary<CouponTerms> = fc
  .tuple(anyPromise, anyLimits)
  .map(([promise, limits]) => ({ ...promise, ...limits }))

test('no coupon takes off less than nothing, more than its cap or more than the subtotal', () => {
  fc.assert(
    fc.property(anyTerms, anySubtotalCents, (terms, subtotalCents) => {
      const discountCents = couponDiscountCents(terms, subtotalCents)
      expect(Number.isSafeInteger(discountCents)).toBe(true)
      expect(discountCents).toBeGreaterThanOrEqual(0)
      expect(discountCents).toBeLessThanOrEqual(Math.min(subtotalCents, terms.capCents ?? subtotalCents))
    }),
    { numRuns: 1_000 },
  )
})

test('ordering more never reduces a guest’s discount', () => {
  fc.assert(
    fc.property(anyTerms, anySubtotalCents, anyPriceCents, (terms, subtotalCents, addedCents) => {
      const before = couponDiscountCents(terms, subtotalCents)
      expect(couponDiscountCents(terms, subtotalCents + addedCents)).toBeGreaterThanOrEqual(before)
    }),
  )
})

test('a percentage without limits agrees with exact arithmetic', () => {
  fc.assert(
    fc.property(anyPercentHundredths, anySubtotalCents, (hundredths, subtotalCents) => {
      const terms: CouponTerms = { kind: 'percent', percent: hundredths / 100, ...noLimits }
      expect(couponDiscountCents(terms, subtotalCents)).toBe(exactShare(subtotalCents, hundredths))
    }),
    { numRuns: 1_000 },
  )
})
