import { expect, test } from 'vitest'
import { couponDiscountCents, moneyOf, quoteOrder, subtotalCents, unitPriceCents } from './index.ts'

const money = moneyOf({ currency: 'CAD', locale: 'en-CA' })

test('a meal from menu to bill: two discounted curries, a lassi, ten percent off, tax', () => {
  const curryCents = unitPriceCents({ listPriceCents: money.toCents(15.66), discountPercent: 12.5 })
  const lassiCents = unitPriceCents({ listPriceCents: money.toCents(5.66) })
  const lines = [
    { unitPriceCents: curryCents, quantity: 2 },
    { unitPriceCents: lassiCents, quantity: 1 },
  ]
  const discountCents = couponDiscountCents(
    { kind: 'percent', percent: 10, minSubtotalCents: 0, capCents: null },
    subtotalCents(lines),
  )
  const quote = quoteOrder({
    lines,
    discountCents,
    taxes: { areIncluded: false, list: [{ percent: 5, categories: null }] },
  })

  expect(curryCents).toBe(1_370)
  expect(quote).toMatchObject({ subtotalCents: 3_306, discountCents: 331, taxCents: 149, totalCents: 3_124 })
  expect(money.toAmount(quote.totalCents)).toBe(31.24)
  expect(money.format(quote.totalCents)).toBe('$31.24')
})

test('a line is not the sum of unrounded portions: each portion is rounded, then multiplied', () => {
  // 15% off $0.69 leaves 58.65 cents: a hundred portions are $59.00, not $58.65.
  const unitCents = unitPriceCents({ listPriceCents: 69, discountPercent: 15 })
  expect(subtotalCents([{ unitPriceCents: unitCents, quantity: 100 }])).toBe(5_900)
})
