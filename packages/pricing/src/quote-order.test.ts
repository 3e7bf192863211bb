import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyLines, anySubtotalCents, anyTaxThousandths } from '../test/any-order.ts'
import { exactShare } from '../test/exact-half-up.ts'
import { quoteOrder, subtotalCents, taxCents } from './quote-order.ts'

const samosas = { unitPriceCents: 666, quantity: 2 }
const biryani = { unitPriceCents: 1_566, quantity: 1 }

test('the subtotal is unit price times quantity, over all lines', () => {
  expect(subtotalCents([samosas, biryani])).toBe(2_898)
  expect(subtotalCents([])).toBe(0)
})

test.each([
  [2_898, 5, 145],
  [10, 5, 1],
  [9, 5, 0],
  [30, 5, 2],
  [1_000, 12.25, 123],
  [1_000, 4.875, 49],
  [2_000, 4.875, 98],
  [10_000, 4.875, 488],
  [10_000, 0.001, 0],
  [1_000, 0, 0],
  [0, 5, 0],
  [-500, 5, 0],
  [99_000_000_000, 5, 4_950_000_000],
  [99_000_000_000, 49.999, 49_499_010_000],
])('the tax on %d cents at %d percent is %d cents', (taxableCents, taxPercent, cents) => {
  expect(taxCents(taxableCents, taxPercent)).toBe(cents)
})

describe('an order is quoted', () => {
  test('without a coupon', () => {
    expect(quoteOrder({ lines: [samosas, biryani], discountCents: 0, taxPercent: 5 })).toEqual({
      subtotalCents: 2_898,
      discountCents: 0,
      taxCents: 145,
      deliveryFeeCents: 0,
      totalCents: 3_043,
    })
  })

  test('with a coupon: tax is charged after the discount', () => {
    expect(quoteOrder({ lines: [samosas, biryani], discountCents: 290, taxPercent: 5 })).toEqual({
      subtotalCents: 2_898,
      discountCents: 290,
      taxCents: 130,
      deliveryFeeCents: 0,
      totalCents: 2_738,
    })
  })

  test('when empty: it costs nothing', () => {
    expect(quoteOrder({ lines: [], discountCents: 0, taxPercent: 5 })).toEqual({
      subtotalCents: 0,
      discountCents: 0,
      taxCents: 0,
      deliveryFeeCents: 0,
      totalCents: 0,
    })
  })
})

test('tax is rounded once per order: ten lines of 10 cents owe 5 cents and not 10', () => {
  const lines = Array.from({ length: 10 }, () => ({ unitPriceCents: 10, quantity: 1 }))
  expect(quoteOrder({ lines, discountCents: 0, taxPercent: 5 }).taxCents).toBe(5)
})

test('a coupon applied to a fuller cart makes the order free, and pays nothing out', () => {
  expect(quoteOrder({ lines: [samosas], discountCents: 2_000, taxPercent: 5 })).toEqual({
    subtotalCents: 1_332,
    discountCents: 1_332,
    taxCents: 0,
    deliveryFeeCents: 0,
    totalCents: 0,
  })
})

test('a negative discount is not a surcharge', () => {
  expect(quoteOrder({ lines: [samosas], discountCents: -100, taxPercent: 5 }).totalCents).toBe(1_399)
})

const anyOrder = fc.record({
  lines: anyLines,
  discountCents: fc.oneof(fc.constant(0), anySubtotalCents),
  taxThousandths: anyTaxThousandths,
})

test('the parts of any quote are whole cents, none is negative, and they add up to the total', () => {
  fc.assert(
    fc.property(anyOrder, ({ lines, discountCents, taxThousandths }) => {
      const quote = quoteOrder({ lines, discountCents, taxPercent: taxThousandths / 1000 })
      const parts = Object.values(quote)
      expect(parts.filter((cents) => !Number.isSafeInteger(cents) || cents < 0)).toEqual([])
      expect(quote.subtotalCents - quote.discountCents + quote.taxCents + quote.deliveryFeeCents).toBe(
        quote.totalCents,
      )
      expect(quote.discountCents).toBeLessThanOrEqual(quote.subtotalCents)
    }),
    { numRuns: 500 },
  )
})

test('any quote agrees with the specified rule, calculated with BigInt', () => {
  fc.assert(
    fc.property(anyOrder, ({ lines, discountCents, taxThousandths }) => {
      const subtotal = lines.reduce(
        (sum, line) => sum + BigInt(line.unitPriceCents) * BigInt(line.quantity),
        0n,
      )
      const taxable = Math.max(0, Number(subtotal) - discountCents)
      const quote = quoteOrder({ lines, discountCents, taxPercent: taxThousandths / 1000 })
      expect(quote.subtotalCents).toBe(Number(subtotal))
      expect(quote.taxCents).toBe(exactShare(taxable, taxThousandths, 1000))
      expect(quote.totalCents).toBe(taxable + exactShare(taxable, taxThousandths, 1000))
    }),
    { numRuns: 500 },
  )
})

test('the order of the lines does not matter, nor whether a dish is on one line or two', () => {
  const anyShuffle = anyLines.chain((lines) =>
    fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
  )
  fc.assert(
    fc.property(anyShuffle, ([lines, shuffled]) => {
      const portions = lines.flatMap(({ unitPriceCents, quantity }) => [
        { unitPriceCents, quantity: 1 },
        { unitPriceCents, quantity: quantity - 1 },
      ])
      expect(subtotalCents(shuffled)).toBe(subtotalCents(lines))
      expect(subtotalCents(portions)).toBe(subtotalCents(lines))
    }),
  )
})
