import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyPercentHundredths, anyPriceCents } from '../test/any-order.ts'
import { exactShare } from '../test/exact-half-up.ts'
import { discountBadgePercent, unitPriceCents } from './unit-price.ts'

describe('what is chosen for a portion', () => {
  const dish = { listPriceCents: 1_000, discountPercent: 15 }

  test('is added after the discount of the dish, as often as it is chosen', () => {
    const options = [
      { priceCents: 250, quantity: 2 },
      { priceCents: 99, quantity: 0 },
      { priceCents: -100, quantity: 1 },
    ]
    expect(unitPriceCents({ ...dish, options })).toBe(1_250)
    expect(unitPriceCents({ ...dish, options: [] })).toBe(850)
  })

  test('never makes its price negative', () => {
    expect(unitPriceCents({ ...dish, options: [{ priceCents: -900, quantity: 1 }] })).toBe(0)
  })

  test('property: is the sum of every single one', () => {
    const anyOption = fc.record({ priceCents: fc.integer({ min: -500, max: 500 }), quantity: fc.nat(5) })
    fc.assert(
      fc.property(anyPriceCents, fc.array(anyOption, { maxLength: 6 }), (listPriceCents, options) => {
        let cents = listPriceCents
        for (const { priceCents, quantity } of options)
          for (let one = 0; one < quantity; one += 1) cents += priceCents
        expect(unitPriceCents({ listPriceCents, options })).toBe(Math.max(0, cents))
      }),
    )
  })
})

describe('a portion costs its list price less its discount', () => {
  test.each([
    [1_266, 10, 1_139],
    [1_266, 12.5, 1_108],
    [1_266, 33.33, 844],
    [1_000, 15, 850],
    [999, 0.01, 999],
    [10_000, 0.01, 9_999],
    [766, 100, 0],
    [0, 20, 0],
    [1, 50, 1],
    [1, 50.01, 0],
    [10_000_000, 0.01, 9_999_000],
  ])('%d cents less %d percent is %d cents', (listPriceCents, discountPercent, cents) => {
    expect(unitPriceCents({ listPriceCents, discountPercent })).toBe(cents)
  })

  test('half a cent rounds up, where a float would lose it', () => {
    // 30% off $0.35 leaves 24.5 cents; as floats, 0.35 × 0.7 is 0.24499999999999997.
    expect(0.35 * (1 - 0.3)).toBeLessThan(0.245)
    expect(unitPriceCents({ listPriceCents: 35, discountPercent: 30 })).toBe(25)
  })
})

test('a dish without a discount costs its list price', () => {
  expect(unitPriceCents({ listPriceCents: 1_266 })).toBe(1_266)
  expect(unitPriceCents({ listPriceCents: 1_266, discountPercent: 0 })).toBe(1_266)
  expect(unitPriceCents({ listPriceCents: 1_266, discountPercent: undefined })).toBe(1_266)
})

test('a percentage below 0 is not a surcharge, and one above 100 does not pay the guest', () => {
  expect(unitPriceCents({ listPriceCents: 1_266, discountPercent: -10 })).toBe(1_266)
  expect(unitPriceCents({ listPriceCents: 1_266, discountPercent: 120 })).toBe(0)
})

test('60,000 prices agree with exact arithmetic: every cent to $30, every fifth percent', () => {
  const wrong: string[] = []
  let wrongFloats = 0
  for (let listPriceCents = 1; listPriceCents <= 3_000; listPriceCents++) {
    for (let discountPercent = 0; discountPercent < 100; discountPercent += 5) {
      const exactCents = exactShare(listPriceCents, 10_000 - discountPercent * 100)
      const floatCents = Math.round((listPriceCents / 100) * (1 - discountPercent / 100) * 100)
      if (floatCents !== exactCents) wrongFloats++
      if (unitPriceCents({ listPriceCents, discountPercent }) !== exactCents)
        wrong.push(`${listPriceCents} less ${discountPercent}%`)
    }
  }
  expect(wrong).toEqual([])
  // The test is meaningful: the obvious float calculation is a cent off for hundreds of these.
  expect(wrongFloats).toBeGreaterThan(500)
})

test('any price with any percentage of two decimals agrees with exact arithmetic', () => {
  fc.assert(
    fc.property(anyPriceCents, anyPercentHundredths, (listPriceCents, hundredths) => {
      const exactCents = exactShare(listPriceCents, 10_000 - hundredths)
      expect(unitPriceCents({ listPriceCents, discountPercent: hundredths / 100 })).toBe(exactCents)
    }),
    { numRuns: 2_000 },
  )
})

test('a discount never makes a dish more expensive, and a larger discount never costs more than a smaller one', () => {
  fc.assert(
    fc.property(anyPriceCents, anyPercentHundredths, anyPercentHundredths, (listPriceCents, one, other) => {
      const priceAt = (hundredths: number) =>
        unitPriceCents({ listPriceCents, discountPercent: hundredths / 100 })
      const smallDiscountCents = priceAt(Math.min(one, other))
      const largeDiscountCents = priceAt(Math.max(one, other))
      expect(smallDiscountCents).toBeLessThanOrEqual(listPriceCents)
      expect(largeDiscountCents).toBeLessThanOrEqual(smallDiscountCents)
      expect(largeDiscountCents).toBeGreaterThanOrEqual(0)
    }),
  )
})

test.each([
  [15, 15],
  [12.5, 13],
  [12.49, 12],
  [33.33, 33],
  [99.5, 100],
  [0.5, 1],
  [0.4, 0],
  [0, 0],
  [undefined, 0],
  [-5, 0],
  [100, 100],
])('a discount of %s percent shows the badge %d', (discountPercent, badgePercent) => {
  expect(discountBadgePercent(discountPercent)).toBe(badgePercent)
})
