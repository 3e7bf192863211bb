import { expect, test } from 'vitest'
import { fitQuantity } from './add-to-cart.ts'

const raan = { slug: 'raan-e-sikandari', title: 'Raan-e-Sikandari', stock: 3 }
const samosa = { slug: 'samosa', title: 'Samosa', stock: 999 }
const cartWith = (dish: { slug: string; title: string }, quantity: number) => [
  { ...dish, price: 5, quantity },
]

test('a quantity that is available is granted, even if it is all that is left', () => {
  expect(fitQuantity([], raan, 3)).toEqual({ quantity: 3, shortage: null })
  expect(fitQuantity(cartWith(raan, 1), raan, 2)).toEqual({ quantity: 2, shortage: null })
  expect(fitQuantity(cartWith(samosa, 98), samosa, 1)).toEqual({ quantity: 1, shortage: null })
  expect(fitQuantity(cartWith(samosa, 99), raan, 3).shortage).toBeNull()
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
  expect(fitQuantity(cartWith(samosa, 97), samosa, 5)).toEqual({
    quantity: 2,
    shortage: 'Added 2 to cart. You can order at most 99 of one dish.',
  })
  expect(fitQuantity(cartWith(samosa, 99), samosa, 1)).toEqual({
    quantity: 0,
    shortage: 'You can order at most 99 of one dish.',
  })
})
