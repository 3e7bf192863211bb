import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centsFromDollars, dollarsFromCents, formatCents, isWholeCents } from './money.ts'

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
  ])('$%d is %d cents', (dollars, cents) => {
    expect(centsFromDollars(dollars)).toBe(cents)
  })

  test.each([
    [1.005, 101],
    [1.004, 100],
    [2.675, 268],
    [12.6649, 1_266],
    [0.1 + 0.2, 30],
  ])('a fraction of a cent is rounded as it is written: $%d is %d cents', (dollars, cents) => {
    expect(centsFromDollars(dollars)).toBe(cents)
  })

  test('every cent up to $1,000 converts to itself', () => {
    const wrong: string[] = []
    for (let cents = 0; cents <= 100_000; cents++) {
      const written = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
      if (centsFromDollars(Number(written)) !== cents) wrong.push(written)
    }
    expect(wrong).toEqual([])
  })

  test('an amount converts to dollars and back unchanged, up to ten million', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(centsFromDollars(dollarsFromCents(cents))).toBe(cents)
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
  expect(JSON.stringify(dollarsFromCents(cents))).toBe(json)
})

describe('a price shown to a guest is a whole number of cents', () => {
  test.each([12.66, 0.07, 0, 7, 1.1, 4.35, 9_999_999.99, -0.5])('$%d is', (dollars) => {
    expect(isWholeCents(dollars)).toBe(true)
  })

  test.each([1.005, 12.665, 0.1 + 0.2, 0.001, 1e-7, 1e300, Number.NaN, Number.POSITIVE_INFINITY])(
    '%d is not',
    (dollars) => {
      expect(isWholeCents(dollars)).toBe(false)
    },
  )

  test('every converted amount passes, and one with an extra tenth of a cent does not', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(isWholeCents(dollarsFromCents(cents))).toBe(true)
        expect(isWholeCents((cents * 10 + 1) / 1_000)).toBe(false)
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
    expect(formatCents(cents)).toBe(text)
  })

  test('it is formatted like dollars in English Canada', () => {
    const canadian = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' })
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(formatCents(cents)).toBe(canadian.format(dollarsFromCents(cents)))
      }),
    )
  })
})
