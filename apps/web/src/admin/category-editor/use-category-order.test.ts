import { expect, test } from 'vitest'
import { moveId } from './use-category-order.ts'

test.each([
  ['b', -1, 'bac'],
  ['b', 1, 'acb'],
  ['a', -1, 'abc'],
  ['c', 1, 'abc'],
  ['a', 5, 'bca'],
])('%s moved by %i', (id, by, expected) => {
  expect(moveId(['a', 'b', 'c'], id, by).join('')).toBe(expected)
})
