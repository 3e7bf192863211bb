// @vitest-environment jsdom
import { moneyOf } from '@tiffin/pricing'
import type { Product } from '@tiffin/contract'
import { expect, test } from 'vitest'
import { addPortions, fitQuantity } from './add-to-cart.ts'
import { cartStore } from './cart-store.ts'

const money = moneyOf({ currency: 'CAD', locale: 'en-CA' })

const samosa = {
  slug: 'samosa',
  title: 'Samosa',
  price: 6.66,
  discountPercent: 15,
  stock: 3,
  optionGroups: [] as Product['optionGroups'],
} as Product

test('portions go into the cart at today’s price, as many as are left', () => {
  expect([2, 2, 1].map((requested) => addPortions(samosa, requested, money).quantity)).toEqual([2, 1, 0])
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
  addPortions(dish, 1, money)
  addPortions(dish, 1, money, {
    options: [{ group: 'size', choice: 'large', groupName: 'Size', choiceName: 'Large', price: 2 }],
  })
  expect(cartStore.get()).toMatchObject([
    { price: 7.66, quantity: 2, options: [{ choice: 'large', price: 2 }] },
  ])
})

const raan = { slug: 'raan-e-sikandari', title: 'Raan-e-Sikandari', stock: 3 }
const uncounted = { slug: 'samosa', title: 'Samosa', stock: 999 }
const cartWith = (dish: { slug: string; title: string }, quantity: number) => [
  { ...dish, price: 5, quantity },
]

test('a quantity that is available is granted, even if it is all that is left', () => {
  expect(fitQuantity([], raan, 3)).toEqual({ quantity: 3, shortage: null })
  expect(fitQuantity(cartWith(raan, 1), raan, 2)).toEqual({ quantity: 2, shortage: null })
  expect(fitQuantity(cartWith(uncounted, 98), uncounted, 1)).toEqual({ quantity: 1, shortage: null })
  expect(fitQuantity(cartWith(uncounted, 99), raan, 3).shortage).toBeNull()
})

test.each([
  [3, 1, 'Only 3 left of Raan-e-Sikandari, and they are in your cart.'],
  // Another guest has bought one meanwhile.
  [4, 3, 'Only 3 left of Raan-e-Sikandari, and they are in your cart.'],
])(
  'with %d in the cart there is no room for %d more, and the guest is told why',
  (inCart, requested, shortage) => {
    expect(fitQuantity(cartWith(raan, inCart), raan, requested)).toEqual({ quantity: 0, shortage })
  },
)

test('a single remaining portion is described in the singular', () => {
  expect(fitQuantity(cartWith(raan, 1), { ...raan, stock: 1 }, 1).shortage).toBe(
    'Only 1 left of Raan-e-Sikandari, and it is in your cart.',
  )
})

test('of a quantity that is too large, a part is added', () => {
  expect(fitQuantity(cartWith(raan, 1), raan, 3)).toEqual({
    quantity: 2,
    shortage: 'Added 2 to cart. Only 3 left of Raan-e-Sikandari.',
  })
})

test('an uncounted dish is limited by the maximum per line', () => {
  expect(fitQuantity(cartWith(uncounted, 97), uncounted, 5)).toEqual({
    quantity: 2,
    shortage: 'Added 2 to cart. You can order at most 99 of one dish.',
  })
  expect(fitQuantity(cartWith(uncounted, 99), uncounted, 1)).toEqual({
    quantity: 0,
    shortage: 'You can order at most 99 of one dish.',
  })
})
