// @vitest-environment jsdom
import type { Product } from '@tiffin/contract'
import { expect, test } from 'vitest'
import { addPortions } from './add-to-cart.ts'
import { cartStore } from './cart-store.ts'

const samosa = {
  slug: 'samosa',
  title: 'Samosa',
  price: 6.66,
  discountPercent: 15,
  stock: 3,
  optionGroups: [] as Product['optionGroups'],
} as Product

test('portions go into the cart at today’s price, as many as are left', () => {
  expect([2, 2, 1].map((requested) => addPortions(samosa, requested).quantity)).toEqual([2, 1, 0])
  expect(cartStore.get()).toEqual([{ slug: 'samosa', title: 'Samosa', price: 5.66, quantity: 3 }])
})

test('with its defaults at their price, as if they had been chosen', () => {
  cartStore.set([])
  const large = {
    key: 'large',
    name: 'Large',
    price: 2,
    isDefault: true,
    max: 1,
    isSoldOut: false,
    breaksDiets: [],
    allergens: [],
  }
  const size = { key: 'size', name: 'Size', min: 1, max: 1, choices: [large] }
  const dish = { ...samosa, optionGroups: [size] }
  addPortions(dish, 1)
  addPortions(dish, 1, {
    options: [{ group: 'size', choice: 'large', groupName: 'Size', choiceName: 'Large', price: 2 }],
  })
  expect(cartStore.get()).toMatchObject([
    { price: 7.66, quantity: 2, options: [{ choice: 'large', price: 2 }] },
  ])
})
