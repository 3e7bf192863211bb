import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyTaxThousandths } from '../test/any-order.ts'
import { quoteOrder } from './quote-order.ts'
import { returnForPortions, type SoldOrder } from './return-for-portions.ts'

const gst = { areIncluded: false, list: [{ percent: 5, categories: null }] }
const samosas = { unitPriceCents: 500, quantity: 2, category: 'starters' }
const curry = { unitPriceCents: 1_000, quantity: 1, category: 'curries' }
const bag = { unitPriceCents: 25, quantity: 1 }

const sold = (order: Omit<SoldOrder, 'totalCents'>): SoldOrder => ({
  ...order,
  totalCents: quoteOrder({ ...order, taxes: order.taxes ?? gst }).totalCents,
})

describe('a portion goes back', () => {
  test('with its tax', () => {
    const order = sold({ lines: [samosas, curry], extras: [], discountCents: 0, taxes: gst })
    expect(returnForPortions(order, [1, 0], 0)).toBe(525)
  })

  test('less its share of the discount', () => {
    const order = sold({ lines: [samosas, curry], extras: [], discountCents: 200, taxes: gst })
    // 18.90 was paid; the rest costs 13.50 and 0.68 of tax.
    expect(returnForPortions(order, [1, 0], 0)).toBe(472)
  })

  test('with the tax of its category alone', () => {
    const list = [
      { percent: 9, categories: ['curries'] },
      { percent: 21, categories: ['starters'] },
    ]
    const order = sold({
      lines: [samosas, curry],
      extras: [],
      discountCents: 0,
      taxes: { areIncluded: false, list },
    })
    expect(returnForPortions(order, [0, 1], 0)).toBe(1_090)
  })

  test('without the bag, which goes back with the last one', () => {
    const order = sold({ lines: [samosas], extras: [bag], discountCents: 0, taxes: gst })
    expect(returnForPortions(order, [1], 0)).toBe(525)
    expect(returnForPortions(order, [2], 525)).toBe(order.totalCents - 525)
  })

  test('by what it cost where its taxes are not known any more', () => {
    const order = sold({ lines: [samosas, curry], extras: [], discountCents: 0, taxes: null })
    expect(returnForPortions(order, [2, 0], 0)).toBe(1_050)
  })
})

const anyLine = fc.record({
  unitPriceCents: fc.integer({ min: 0, max: 5_000 }),
  quantity: fc.integer({ min: 1, max: 5 }),
  category: fc.constantFrom('starters', 'curries', 'drinks'),
})
const anyTaxes = fc.record({
  areIncluded: fc.boolean(),
  list: fc.array(
    fc.record({
      percent: anyTaxThousandths.map((thousandths) => thousandths / 1000),
      categories: fc.constantFrom(null, ['starters'], ['curries', 'drinks']),
    }),
    { maxLength: 3 },
  ),
})

test('refunds of all portions add up to what was paid, in any order and in any pieces', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 5 }),
      fc.array(anyLine, { maxLength: 2 }),
      fc.nat({ max: 30_000 }),
      anyTaxes,
      fc.boolean(),
      fc.infiniteStream(fc.nat()),
      (lines, extras, discount, taxes, isKnown, numbers) => {
        const { totalCents, discountCents } = quoteOrder({ lines, extras, discountCents: discount, taxes })
        const order = { lines, extras, discountCents, totalCents, taxes: isKnown ? taxes : null }
        const gone = lines.map(() => 0)
        let returned = 0
        while (gone.some((count, place) => count < (lines[place]?.quantity ?? 0))) {
          // One to three portions of any lines at once.
          for (let piece = (numbers.next().value ?? 0) % 3; piece >= 0; piece -= 1) {
            const open = gone.flatMap((count, place) =>
              count < (lines[place]?.quantity ?? 0) ? [place] : [],
            )
            const place = open[(numbers.next().value ?? 0) % open.length]
            if (place !== undefined) gone[place] = (gone[place] ?? 0) + 1
          }
          const cents = returnForPortions(order, gone, returned)
          expect(cents).toBeGreaterThanOrEqual(0)
          returned += cents
        }
        expect(returned).toBe(totalCents)
      },
    ),
    { numRuns: 1_000 },
  )
})
