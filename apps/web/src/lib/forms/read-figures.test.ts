import { expect, test } from 'vitest'
import { readPrice, readWholeCents } from './read-figures.ts'

test.each([
  ['12.5', 12.5],
  [' 12,50 ', 12.5],
  ['-2', -2],
  ['0.1', 0.1],
  ['99999.99', 99_999.99],
])('%j is a price in whole cents', (typed, dollars) => {
  expect([readPrice(typed), readWholeCents(typed)]).toEqual([dollars, dollars])
})

test.each(['12.505', '0.001', '1,234', 'abc'])('%j is none', (typed) => {
  expect(readWholeCents(typed)).toBeNaN()
})
