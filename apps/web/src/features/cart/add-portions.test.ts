import type { Product } from '@tiffin/contract'
import { expect, test } from 'vitest'
import { addPortions } from './add-portions.ts'
import { cartStore } from './cart-store.ts'

const samosa = {
  slug: 'samosa',
  title: 'Samosa',
  price: 6.66,
  discountPercent: 15,
  stock: 3,
} as Product

test('portions go into the cart at today’s price, as many as are left', () => {
  expect([2, 2, 1].map((requested) => addPortions(samosa, requested).quantity)).toEqual([2, 1, 0])
  expect(cartStore.get()).toEqual([{ slug: 'samosa', title: 'Samosa', price: 5.66, quantity: 3 }])
})
