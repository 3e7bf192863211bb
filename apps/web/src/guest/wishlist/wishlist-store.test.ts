// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { isWishlistFull, removeFromWishlist, toggleWishlist, wishlistStore } from './wishlist-store.ts'

test('pressing a heart twice changes nothing', () => {
  expect(toggleWishlist('p1')).toBe(true)
  expect(wishlistStore.get()).toEqual(['p1'])
  expect(toggleWishlist('p1')).toBe(false)
  expect(wishlistStore.get()).toEqual([])
})

test('saved dishes stay in the order in which they were saved', () => {
  toggleWishlist('p2')
  toggleWishlist('p1')
  toggleWishlist('p3')
  removeFromWishlist('p1')
  expect(wishlistStore.get()).toEqual(['p2', 'p3'])
})

test('corrupted entries are dropped, duplicates count once', () => {
  window.localStorage.setItem('wishlist', `["p1", 7, "", null, "p1", "${'x'.repeat(65)}", "p2"]`)
  expect(wishlistStore.get()).toEqual(['p1', 'p2'])
})

test('a full list is known, and keeps what it has', () => {
  wishlistStore.set(Array.from({ length: 999 }, (_, place) => `p${place}`))
  expect(isWishlistFull()).toBe(false)
  toggleWishlist('last')
  expect(isWishlistFull()).toBe(true)
  removeFromWishlist('p0')
  expect(isWishlistFull()).toBe(false)
})
