import { placeOrderInput } from '@tiffin/contract'
import { expect, test } from 'vitest'
import { toOrderInput } from './use-place-order.ts'

const checkout = {
  cart: [
    {
      slug: 'samosa',
      product: 'p1',
      title: 'Samosa',
      price: 5.66,
      quantity: 2,
      thumbnail: '/art/samosa.svg',
    },
  ],
  customer: { name: ' Test Guest ', email: ' guest@example.com', phone: '' },
  userId: null,
  pickupAt: null,
  way: { method: 'upi', isOnline: false } as const,
  couponCode: null,
  kitchenNote: { note: '', isAllergy: false },
  extras: [],
  taxPercent: 5,
  total: 11.89,
  tip: 0,
} satisfies Parameters<typeof toOrderInput>[0]

test('an order carries the dishes, the prices, the tax and the total that were shown, and nothing that was not entered', () => {
  expect(JSON.parse(JSON.stringify(toOrderInput(checkout)))).toEqual({
    items: [{ slug: 'samosa', product: 'p1', title: 'Samosa', price: 5.66, quantity: 2 }],
    customer: { name: 'Test Guest', email: 'guest@example.com' },
    fulfillment: { type: 'pickup' },
    payment: { method: 'upi' },
    taxPercent: 5,
    total: 11.89,
  })
})

test('a line carries its note', () => {
  const cart = checkout.cart.map((line) => ({ ...line, note: 'no chutney' }))
  expect(toOrderInput({ ...checkout, cart }).items).toEqual([
    { slug: 'samosa', product: 'p1', title: 'Samosa', price: 5.66, quantity: 2, note: 'no chutney' },
  ])
})

test('extras carry the price that was shown', () => {
  const extras = [{ id: 'paper-bag', quantity: 1, price: 0.25 }]
  expect(placeOrderInput.parse(toOrderInput({ ...checkout, extras })).extras).toEqual(extras)
})

test('a chosen time, a phone number, a coupon and who is signed in are sent unchanged', () => {
  const input = toOrderInput({
    ...checkout,
    customer: { ...checkout.customer, phone: '780-555-0199' },
    pickupAt: '2026-12-01T18:00:00Z',
    couponCode: 'WELCOME10',
    userId: 'u1',
  })
  expect(placeOrderInput.parse(input)).toMatchObject({
    customer: { phone: '780-555-0199' },
    fulfillment: { pickupAt: '2026-12-01T18:00:00Z' },
    couponCode: 'WELCOME10',
    userId: 'u1',
  })
})
