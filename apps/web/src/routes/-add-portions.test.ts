import type { Product } from '@tiffin/contract'
import { expect, test } from 'vitest'
import { cartStore } from '../features/cart/cart-store.ts'
import { addPortions } from './-add-portions.ts'

const samosa = {
  slug: 'samosa',
  title: 'Samosa',
  price: 6.66,
  discountPercent: 15,
  stock: 3,
} as Product

test('portions go into the cart at today’s price, as many as are left', () => {
  expect(addPortions(samosa, 2)).toBe(2)
  expect(addPortions(samosa, 2)).toBe(1)
  expect(addPortions(samosa, 1)).toBe(0)
  expect(cartStore.get()).toEqual([{ slug: 'samosa', title: 'Samosa', price: 5.66, quantity: 3 }])
})
