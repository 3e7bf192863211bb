import { expect, test } from 'vitest'
import { findUnsynced, mergeWishes, withWish } from './merge-wishes.ts'

test.each([
  ['nothing has changed', ['a', 'b'], ['a', 'b'], ['a', 'b'], ['a', 'b']],
  ['another device has added one', ['a'], ['a'], ['a', 'b'], ['a', 'b']],
  ['another device has removed one', ['a', 'b'], ['a', 'b'], ['b'], ['b']],
  ['one was added here meanwhile', ['a'], ['a', 'c'], ['a', 'b'], ['a', 'b', 'c']],
  ['one was removed here meanwhile', ['a', 'b'], ['b'], ['a', 'b', 'c'], ['b', 'c']],
  ['both have added the same', ['a'], ['a', 'b'], ['a', 'b'], ['a', 'b']],
  ['a guest’s list meets an account’s', ['x', 'a'], ['x', 'a'], ['a', 'b', 'x'], ['a', 'b', 'x']],
])('%s', (_, base, mine, theirs, merged) => {
  expect(mergeWishes({ base, mine, theirs })).toEqual(merged)
})

test('the next change to send comes from the difference, additions first', () => {
  expect(findUnsynced(['a', 'c'], ['a', 'b'])).toEqual({ productId: 'c', wishlisted: true })
  expect(findUnsynced(['a'], ['a', 'b'])).toEqual({ productId: 'b', wishlisted: false })
  expect(findUnsynced(['b', 'a'], ['a', 'b'])).toBeNull()
})

test('a dish that is restored returns to its old position', () => {
  const wish = { productId: 'b', wishlisted: true }
  expect(withWish(['a', 'c', 'd'], wish, ['a', 'b', 'c'])).toEqual(['a', 'b', 'c', 'd'])
  expect(withWish(['a'], wish)).toEqual(['a', 'b'])
  expect(withWish(['a', 'b'], { ...wish, wishlisted: false })).toEqual(['a'])
})
