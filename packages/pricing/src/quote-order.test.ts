import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyLines, anySubtotalCents, anyTaxThousandths } from '../test/any-order.ts'
import { exactHalfUp, exactShare } from '../test/exact-half-up.ts'
import { quoteOrder as quote, subtotalCents } from './quote-order.ts'
import type { Tax } from './tax-parts.ts'

interface OneTax {
  lines: Parameters<typeof quote>[0]['lines']
  discountCents: number
  taxPercent: number
}

/** With one tax on top, on all dishes. */
function quoteOrder({ taxPercent, ...order }: OneTax) {
  const { taxPartsCents, ...rest } = quote({
    ...order,
    taxes: { areIncluded: false, list: [{ percent: taxPercent, categories: null }] },
  })
  expect(taxPartsCents).toEqual([rest.taxCents])
  return rest
}

const taxCents = (cents: number, taxPercent: number) =>
  quoteOrder({ lines: [{ unitPriceCents: cents, quantity: 1 }], discountCents: 0, taxPercent }).taxCents

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
      extrasTotalCents: 0,
      taxCents: 145,
      deliveryFeeCents: 0,
      totalCents: 3_043,
    })
  })

  test('with a coupon: tax is charged after the discount', () => {
    expect(quoteOrder({ lines: [samosas, biryani], discountCents: 290, taxPercent: 5 })).toEqual({
      subtotalCents: 2_898,
      discountCents: 290,
      extrasTotalCents: 0,
      taxCents: 130,
      deliveryFeeCents: 0,
      totalCents: 2_738,
    })
  })

  test('when empty: it costs nothing', () => {
    expect(quoteOrder({ lines: [], discountCents: 0, taxPercent: 5 })).toEqual({
      subtotalCents: 0,
      discountCents: 0,
      extrasTotalCents: 0,
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
    extrasTotalCents: 0,
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
      const quoted = quoteOrder({ lines, discountCents, taxPercent: taxThousandths / 1000 })
      const parts = Object.values(quoted)
      expect(parts.filter((cents) => !Number.isSafeInteger(cents) || cents < 0)).toEqual([])
      expect(quoted.subtotalCents - quoted.discountCents + quoted.taxCents + quoted.deliveryFeeCents).toBe(
        quoted.totalCents,
      )
      expect(quoted.discountCents).toBeLessThanOrEqual(quoted.subtotalCents)
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
      const quoted = quoteOrder({ lines, discountCents, taxPercent: taxThousandths / 1000 })
      expect(quoted.subtotalCents).toBe(Number(subtotal))
      expect(quoted.taxCents).toBe(exactShare(taxable, taxThousandths, 1000))
      expect(quoted.totalCents).toBe(taxable + exactShare(taxable, taxThousandths, 1000))
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

const food: Tax = { percent: 9, categories: ['food'] }
const drinks: Tax = { percent: 21, categories: ['drinks'] }
const meal = [
  { unitPriceCents: 1_000, quantity: 1, category: 'food' },
  { unitPriceCents: 500, quantity: 2, category: 'drinks' },
]

test('9 percent that prices include does not raise the total', () => {
  const quoted = quote({
    lines: [{ unitPriceCents: 1_090, quantity: 2 }],
    discountCents: 0,
    taxes: { areIncluded: true, list: [{ percent: 9, categories: null }] },
  })
  expect(quoted).toMatchObject({ subtotalCents: 2_180, taxCents: 180, totalCents: 2_180 })
})

test('food and drinks have taxes of their own, on top or included, with a coupon or without', () => {
  const of = (areIncluded: boolean, discountCents: number) => {
    const list = [food, drinks]
    const { taxPartsCents, totalCents } = quote({ lines: meal, discountCents, taxes: { areIncluded, list } })
    return [...taxPartsCents, totalCents]
  }
  expect(of(false, 0)).toEqual([90, 210, 2_300])
  expect(of(false, 500)).toEqual([68, 158, 1_726])
  expect(of(true, 0)).toEqual([83, 174, 2_000])
  expect(of(true, 500)).toEqual([62, 130, 1_500])
})

test('a dish whose category has no tax is free of tax', () => {
  const lines = [{ unitPriceCents: 1_000, quantity: 1, category: 'gifts' }, ...meal]
  const taxes = { areIncluded: false, list: [food, drinks] }
  expect(quote({ lines, discountCents: 0, taxes }).taxCents).toBe(300)
})

const anyTax = fc.record({
  percent: anyTaxThousandths.map((thousandths) => thousandths / 1000),
  categories: fc.option(fc.subarray(['food', 'drinks', 'sweets'], { minLength: 1 })),
})
const anyTaxes = fc.record({ areIncluded: fc.boolean(), list: fc.array(anyTax, { maxLength: 4 }) })
const anyTaxedLines = fc.array(
  fc.record({
    unitPriceCents: fc.integer({ min: 0, max: 10_000_000 }),
    quantity: fc.integer({ min: 1, max: 99 }),
    category: fc.constantFrom('food', 'drinks', 'sweets', undefined),
  }),
  { maxLength: 30 },
)

test('whatever the taxes: the parts add up, and included ones are part of what is paid', () => {
  fc.assert(
    fc.property(anyTaxedLines, fc.nat(20_000), anyTaxes, (lines, discountCents, taxes) => {
      const quoted = quote({ lines, discountCents, taxes })
      const { taxPartsCents, taxCents: tax, totalCents } = quoted
      const left = quoted.subtotalCents - quoted.discountCents
      expect(taxPartsCents.filter((part) => !Number.isSafeInteger(part) || part < 0)).toEqual([])
      expect(taxPartsCents.reduce((sum, part) => sum + part, 0)).toBe(tax)
      expect(totalCents).toBe(taxes.areIncluded ? left : left + tax)
      expect(taxes.areIncluded ? tax : 0).toBeLessThanOrEqual(totalCents)
    }),
    { numRuns: 500 },
  )
})

test('the order of the lines, and their splitting, changes no tax', () => {
  fc.assert(
    fc.property(anyTaxedLines, fc.nat(20_000), anyTaxes, (lines, discountCents, taxes) => {
      const portions = lines.toReversed().flatMap((line) => [
        { ...line, quantity: 1 },
        { ...line, quantity: line.quantity - 1 },
      ])
      const [one, other] = [lines, portions].map((each) => quote({ lines: each, discountCents, taxes }))
      expect(other).toEqual(one)
    }),
  )
})

test('what prices include is the tax on what is left without it, to half a cent', () => {
  fc.assert(
    fc.property(anySubtotalCents, anyTaxThousandths, (cents, thousandths) => {
      const taxes = { areIncluded: true, list: [{ percent: thousandths / 1000, categories: null }] }
      const lines = [{ unitPriceCents: cents, quantity: 1 }]
      const { taxCents: tax } = quote({ lines, discountCents: 0, taxes })
      const exact = exactHalfUp(BigInt(cents) * BigInt(thousandths), 100_000n + BigInt(thousandths))
      expect(tax).toBe(exact)
    }),
  )
})
