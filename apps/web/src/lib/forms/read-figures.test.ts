import { moneyOf } from '@tiffin/pricing'
import { expect, test } from 'vitest'
import { readOptionPrice } from './read-figures.ts'

const dollars = moneyOf({ currency: 'CAD', locale: 'en-CA' })
const yen = moneyOf({ currency: 'JPY', locale: 'ja-JP' })

test.each([
  ['12.5', 12.5],
  [' 12,50 ', 12.5],
  ['-2', -2],
  ['0.1', 0.1],
])('%j is what a choice adds', (typed, amount) => {
  expect(readOptionPrice(typed, dollars)).toBe(amount)
})

test.each(['12.505', '0.001', '1,234', 'abc', '1000.01', '-1000.01'])('%j is not', (typed) => {
  expect(readOptionPrice(typed, dollars)).toBeNaN()
})

test('yen have no decimals', () => {
  expect(readOptionPrice('1,200', yen)).toBe(1200)
  expect(readOptionPrice('1200.5', yen)).toBeNaN()
})
