import { expect, test } from 'vitest'
import { findLineErrors } from './summary-line.tsx'
import { toOrderInput } from './use-place-order.ts'

const samosa = { slug: 'samosa', title: 'Samosa', price: 5.66, quantity: 4 }
const naan = { slug: 'garlic-naan', title: 'Garlic Naan', price: 4.66, quantity: 2 }
const cart = [samosa, naan]
const sent = toOrderInput({
  cart,
  customer: { name: 'Test Guest', email: 'guest@example.com', phone: '' },
  userId: null,
  pickupAt: null,
  way: { method: 'cash', isOnline: false } as const,
  couponCode: null,
  kitchenNote: { note: '', isAllergy: false },
  extras: [],
  taxPercent: 5,
  total: 33.56,
  tip: 0,
})
const refused = {
  code: 'OUT_OF_STOCK' as const,
  message: 'Only 1 left of Garlic Naan',
  issues: [{ path: 'items.1.quantity', message: 'Only 1 left of Garlic Naan' }],
}

test('an error appears on the line that it is about', () => {
  expect(findLineErrors(refused, sent, cart)).toEqual([
    { key: 'garlic-naan', field: 'quantity', message: 'Only 1 left of Garlic Naan' },
  ])
})

test('a line that was changed or removed since shows no error', () => {
  expect(findLineErrors(refused, sent, [samosa, { ...naan, quantity: 1 }])).toEqual([])
  expect(findLineErrors(refused, sent, [samosa, { ...naan, price: 5.16 }])).toEqual([])
  expect(findLineErrors(refused, sent, [samosa])).toEqual([])
})

test('an error about something else marks no line', () => {
  const issues = [{ path: 'couponCode', message: 'SAVE5 has expired' }]
  expect(
    findLineErrors({ code: 'COUPON_INVALID', message: 'SAVE5 has expired', issues }, sent, cart),
  ).toEqual([])
  expect(findLineErrors(null, sent, cart)).toEqual([])
})
