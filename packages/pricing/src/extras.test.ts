import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyTaxThousandths } from '../test/any-order.ts'
import { couponDiscountCents } from './coupon-discount.ts'
import { quoteOrder, subtotalCents } from './quote-order.ts'
import { taxBasesCents, type Taxes } from './tax-parts.ts'

const gst = (areIncluded: boolean): Taxes => ({ areIncluded, list: [{ percent: 5, categories: null }] })
const curry = { unitPriceCents: 1_000, quantity: 1, category: 'curries' }
const paperBag = { unitPriceCents: 25, quantity: 1 }

describe('a paper bag', () => {
  test('is taxed with the dishes and adds to the total, not to the subtotal', () => {
    const quoted = quoteOrder({ lines: [curry], extras: [paperBag], discountCents: 0, taxes: gst(false) })
    // 5% of 10.25 is 51.25 cents.
    expect(quoted).toMatchObject({
      subtotalCents: 1_000,
      extrasTotalCents: 25,
      taxCents: 51,
      totalCents: 1_076,
    })
  })

  test('contains its tax where prices do', () => {
    const quoted = quoteOrder({ lines: [curry], extras: [paperBag], discountCents: 0, taxes: gst(true) })
    expect(quoted).toMatchObject({ extrasTotalCents: 25, taxCents: 49, totalCents: 1_025 })
  })

  test('is charged in full when a coupon pays for all dishes', () => {
    const coupon = { kind: 'percent' as const, percent: 100, minSubtotalCents: 0, capCents: null }
    const discountCents = couponDiscountCents(coupon, subtotalCents([curry]))
    const quoted = quoteOrder({ lines: [curry], extras: [paperBag], discountCents, taxes: gst(false) })
    expect(quoted).toMatchObject({ discountCents: 1_000, extrasTotalCents: 25, taxCents: 1, totalCents: 26 })
  })

  test('can have other taxes than the dishes', () => {
    const list = [
      { percent: 9, categories: ['curries'] },
      { percent: 21, categories: ['packaging'] },
    ]
    const extras = [{ unitPriceCents: 200, quantity: 3, category: 'packaging' }]
    const of = (areIncluded: boolean) =>
      quoteOrder({ lines: [curry], extras, discountCents: 500, taxes: { areIncluded, list } }).taxPartsCents
    expect(of(false)).toEqual([45, 126])
    expect(of(true)).toEqual([41, 104])
  })
})

const categories = ['food', 'drinks', 'bags'] as const
const anyPricedLines = fc.array(
  fc.record({
    unitPriceCents: fc.integer({ min: 0, max: 10_000_000 }),
    quantity: fc.integer({ min: 1, max: 99 }),
    category: fc.constantFrom(...categories, undefined),
  }),
  { maxLength: 12 },
)
const anyTaxes: fc.Arbitrary<Taxes> = fc.record({
  areIncluded: fc.boolean(),
  list: fc.array(
    fc.record({
      percent: anyTaxThousandths.map((thousandths) => thousandths / 1000),
      categories: fc.option(fc.subarray([...categories], { minLength: 1 })),
    }),
    { maxLength: 4 },
  ),
})
const anyOrder = fc.record({
  lines: anyPricedLines,
  extras: anyPricedLines,
  discountCents: fc.nat(2_000_000_000),
  taxes: anyTaxes,
})

type Order = Parameters<typeof quoteOrder>[0] & { extras: (typeof paperBag)[] }

/** Half-up, in fractions of whole numbers. */
const rounded = (numerator: bigint, denominator: bigint) =>
  (2n * numerator + denominator) / (2n * denominator)

/** The same sums, slowly: every group of equal taxes is gone through by itself, in whole numbers of any size. */
function slowQuote({ lines, extras, discountCents, taxes: { areIncluded, list } }: Order) {
  type Line = { unitPriceCents: number; quantity: number; category?: string | undefined }
  const isTaxed = (line: Line) =>
    list.map(({ categories: of }) => (of === null || of.includes(line.category ?? '') ? '1' : '0')).join('')
  const sumOf = (all: readonly Line[]) =>
    all.reduce((sum, line) => sum + BigInt(line.unitPriceCents) * BigInt(line.quantity), 0n)
  const subtotal = sumOf(lines)
  const discount = BigInt(discountCents) < subtotal ? BigInt(discountCents) : subtotal
  const kinds = [...new Set([...lines, ...extras].map(isTaxed))].toSorted()
  let passed = 0n
  const groups = kinds.map((kind) => {
    const dishes = sumOf(lines.filter((line) => isTaxed(line) === kind))
    const part = (sum: bigint) => (subtotal === 0n ? 0n : rounded(discount * sum, subtotal))
    const taken = part(passed + dishes) - part(passed)
    passed += dishes
    return { kind, cents: dishes - taken + sumOf(extras.filter((line) => isTaxed(line) === kind)) }
  })
  const shares = list.map(({ percent }) => BigInt(Math.round(percent * 1000)))
  const taxParts = shares.map((share, tax) => {
    if (!areIncluded) {
      const base = groups.reduce((sum, { kind, cents }) => sum + (kind[tax] === '1' ? cents : 0n), 0n)
      return rounded(base * share, 100_000n)
    }
    return groups.reduce((sum, { kind, cents }) => {
      const own = shares.map((each, index) => (kind[index] === '1' ? each : 0n))
      const all = own.reduce((total, each) => total + each, 0n)
      const contained = rounded(cents * all, 100_000n + all)
      const until = (last: number) =>
        all === 0n
          ? 0n
          : rounded(contained * own.slice(0, last).reduce((total, each) => total + each, 0n), all)
      return sum + until(tax + 1) - until(tax)
    }, 0n)
  })
  const tax = taxParts.reduce((sum, part) => sum + part, 0n)
  return {
    extras: Number(sumOf(extras)),
    taxParts: taxParts.map(Number),
    total: Number(subtotal - discount + sumOf(extras) + (areIncluded ? 0n : tax)),
  }
}

test('with any extras and any taxes, added or included: each tax and the total are right to the cent', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const { extrasTotalCents, taxPartsCents, totalCents } = quoteOrder(order)
      expect({ extras: extrasTotalCents, taxParts: taxPartsCents, total: totalCents }).toEqual(
        slowQuote(order as Order),
      )
    }),
    { numRuns: 1_000 },
  )
})

test('a tax on everything is on what is left without it, extras included', () => {
  fc.assert(
    fc.property(anyOrder, ({ taxes: { areIncluded }, ...order }) => {
      const taxes = { areIncluded, list: [{ percent: 5, categories: null }] }
      const quoted = quoteOrder({ ...order, taxes })
      const { discountCents, taxCents, subtotalCents: dishes, extrasTotalCents } = quoted
      expect(taxBasesCents({ ...order, discountCents }, taxes)).toEqual([
        dishes - discountCents + extrasTotalCents - (areIncluded ? taxCents : 0),
      ])
    }),
  )
})

test('the base of a tax on some dishes is only those', () => {
  const list = [
    { percent: 9, categories: ['curries'] },
    { percent: 21, categories: ['packaging'] },
  ]
  const extras = [{ unitPriceCents: 200, quantity: 3, category: 'packaging' }]
  const of = (areIncluded: boolean) =>
    taxBasesCents({ lines: [curry], extras, discountCents: 500 }, { areIncluded, list })
  expect(of(false)).toEqual([500, 600])
  expect(of(true)).toEqual([459, 496])
})

test('extras change neither the subtotal nor the discount', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const { subtotalCents: subtotal, discountCents } = quoteOrder(order)
      expect(quoteOrder({ ...order, extras: [] })).toMatchObject({ subtotalCents: subtotal, discountCents })
    }),
  )
})
