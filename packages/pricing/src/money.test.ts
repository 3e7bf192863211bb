import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moneyOf } from './money.ts'

const dollars = moneyOf({ currency: 'CAD', locale: 'en-CA' })

const TEN_MILLION_DOLLARS = 1_000_000_000
const anyCents = fc.integer({ min: -TEN_MILLION_DOLLARS, max: TEN_MILLION_DOLLARS })

describe('dollars become cents', () => {
  test.each([
    [12.66, 1_266],
    [0.07, 7],
    [0, 0],
    [4.35, 435],
    [1.1, 110],
    [19.99, 1_999],
    [1_234.56, 123_456],
    [9_999_999.99, 999_999_999],
    [10_000_000, 1_000_000_000],
    [-0.5, -50],
  ])('$%d is %d cents', (amount, cents) => {
    expect(dollars.toCents(amount)).toBe(cents)
  })

  test.each([
    [1.005, 101],
    [1.004, 100],
    [2.675, 268],
    [12.6649, 1_266],
    [0.1 + 0.2, 30],
  ])('a fraction of a cent is rounded as it is written: $%d is %d cents', (amount, cents) => {
    expect(dollars.toCents(amount)).toBe(cents)
  })

  test('every cent up to $1,000 converts to itself', () => {
    const wrong: string[] = []
    for (let cents = 0; cents <= 100_000; cents++) {
      const written = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
      if (dollars.toCents(Number(written)) !== cents) wrong.push(written)
    }
    expect(wrong).toEqual([])
  })

  test('an amount converts to dollars and back unchanged, up to ten million', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(dollars.toCents(dollars.toAmount(cents))).toBe(cents)
      }),
      { numRuns: 2_000 },
    )
  })
})

test.each([
  [1_266, '12.66'],
  [7, '0.07'],
  [110, '1.1'],
  [700, '7'],
  [0, '0'],
  [999_999_999, '9999999.99'],
])('%d cents becomes the number that JSON writes as %s', (cents, json) => {
  expect(JSON.stringify(dollars.toAmount(cents))).toBe(json)
})

describe('a price shown to a guest is a whole number of cents', () => {
  test.each([12.66, 0.07, 0, 7, 1.1, 4.35, 9_999_999.99, -0.5])('$%d is', (amount) => {
    expect(dollars.isWhole(amount)).toBe(true)
  })

  test.each([1.005, 12.665, 0.1 + 0.2, 0.001, 1e-7, 1e300, Number.NaN, Number.POSITIVE_INFINITY])(
    '%d is not',
    (amount) => {
      expect(dollars.isWhole(amount)).toBe(false)
    },
  )

  test('every converted amount passes, and one with an extra tenth of a cent does not', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(dollars.isWhole(dollars.toAmount(cents))).toBe(true)
        expect(dollars.isWhole((cents * 10 + 1) / 1_000)).toBe(false)
      }),
    )
  })
})

describe('an amount as displayed to guests', () => {
  test.each([
    [0, '$0.00'],
    [-0, '$0.00'],
    [7, '$0.07'],
    [50, '$0.50'],
    [1_266, '$12.66'],
    [99_999, '$999.99'],
    [100_000, '$1,000.00'],
    [123_456, '$1,234.56'],
    [100_000_000, '$1,000,000.00'],
    [99_000_000_000, '$990,000,000.00'],
    [-50, '-$0.50'],
    [-123_456, '-$1,234.56'],
  ])('%d cents is displayed as %s', (cents, text) => {
    expect(dollars.format(cents)).toBe(text)
  })

  test('it is formatted like dollars in English Canada', () => {
    const canadian = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' })
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(dollars.format(cents)).toBe(canadian.format(dollars.toAmount(cents)))
      }),
    )
  })
})

describe('amounts of other currencies', () => {
  test.each([
    ['EUR', 'nl-NL', 950, '€\u{A0}9,50'],
    ['EUR', 'nl-NL', -50, '€\u{A0}-0,50'],
    ['EUR', 'de-DE', 123_456, '1.234,56\u{A0}€'],
    ['EUR', 'fr-FR', 123_456, '1\u{A0}234,56\u{A0}€'],
    ['JPY', 'ja-JP', 1_200, '¥1,200'],
    ['KRW', 'ko-KR', 15_000, '₩15,000'],
    ['KWD', 'en-KW', 1_250, 'KWD\u{A0}1.250'],
    ['DKK', 'da-DK', 9_500, '95,00\u{A0}kr.'],
    ['ILS', 'he-IL', 4_500, '45.00\u{A0}₪'],
    ['INR', 'en-IN', 12_345_600, '₹1,23,456.00'],
    ['USD', 'en-CA', 1_250, 'US$12.50'],
    ['BHD', 'ar-BH', 1_250, '1.250\u{A0}د.ب.'],
  ])('%s in %s: %d is %s', (currency, locale, cents, text) => {
    expect(moneyOf({ currency, locale }).format(cents)).toBe(text)
  })

  test.each([
    ['EUR', 2, 9.5, 950, '9.50'],
    ['JPY', 0, 950, 950, '950'],
    ['KWD', 3, 9.5, 9_500, '9.500'],
  ])('%s has %d decimals: %d is %d cents, written %s', (currency, decimals, amount, cents, written) => {
    const money = moneyOf({ currency, locale: 'en' })
    expect(money.decimals).toBe(decimals)
    expect(money.toCents(amount)).toBe(cents)
    expect(money.toAmount(cents)).toBe(amount)
    expect(money.write(amount)).toBe(written)
  })

  test('half a yen and a tenth of a fils are no amounts', () => {
    expect(moneyOf({ currency: 'JPY', locale: 'ja-JP' }).isWhole(0.5)).toBe(false)
    const dinars = moneyOf({ currency: 'KWD', locale: 'en-KW' })
    expect([dinars.isWhole(1.255), dinars.isWhole(1.2555)]).toEqual([true, false])
  })

  test('in every country and currency, cents survive the way out and in', () => {
    const anyTerms = fc.record({
      currency: fc.constantFrom(...Intl.supportedValuesOf('currency')),
      locale: fc.constantFrom('en-CA', 'nl-NL', 'ja-JP', 'ar-KW', 'hi-IN', 'de-CH'),
    })
    fc.assert(
      fc.property(anyTerms, anyCents, (terms, cents) => {
        const money = moneyOf(terms)
        expect(money.toCents(money.toAmount(cents))).toBe(cents)
        expect(money.isWhole(money.toAmount(cents))).toBe(true)
      }),
    )
  })
})
