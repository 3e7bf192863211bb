import { expect, test } from 'vitest'
import { withDecimalPoint } from './with-decimal-point.ts'

test.each([
  ['8,66', '8.66'],
  ['$12,5', '$12.5'],
  ['2,5 %', '2.5 %'],
  ['12,50 $', '12.50 $'],
  ['1,234', '1,234'],
  ['1,234.50', '1,234.50'],
  ['1,234,50', '1,234.50'],
  ['8.66', '8.66'],
  ['a lot', 'a lot'],
])('%j is read as %j', (typed, read) => {
  expect(withDecimalPoint(typed)).toBe(read)
})
