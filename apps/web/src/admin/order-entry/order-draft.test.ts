import type { CartItem, Product } from '@tiffin/contract'
import { moneyOf } from '@tiffin/pricing'
import { expect, test } from 'vitest'
import { addLine, channelOf, emptyDraft, lineTrouble, repriceLines, toTakenOrder } from './order-draft.ts'

const money = moneyOf({ currency: 'CAD', locale: 'en-CA' })
const samosa = { slug: 'samosa', title: 'Samosa', price: 6, discountPercent: 0, stock: 3, optionGroups: [] }
const product = (more: Partial<Product> = {}) => ({ _id: 'p1', ...samosa, ...more }) as Product
const line: CartItem = { slug: 'samosa', title: 'Samosa', price: 5, quantity: 2 }

test('the same dish with the same choices is one line, with another note it is another one', () => {
  expect(addLine([line], { ...line, price: 6 })).toEqual([{ ...line, price: 6, quantity: 4 }])
  expect(addLine([line], { ...line, note: 'hot' })).toHaveLength(2)
  expect(addLine([{ ...line, quantity: 98 }], line)).toMatchObject([{ quantity: 99 }])
})

test('a line is shown at today’s price; one that has left the menu keeps its own', () => {
  const menu = new Map([['samosa', product()]])
  expect(repriceLines([line, { ...line, slug: 'gone' }], menu, money)).toMatchObject([
    { price: 6 },
    { price: 5 },
  ])
})

test('what cannot be ordered is said at its line', () => {
  expect(lineTrouble(line, undefined)).toBe('No longer on the menu')
  expect(lineTrouble(line, product({ stock: 0 }))).toBe('Sold out')
  expect(lineTrouble(line, product({ stock: 1 }))).toBe('Only 1 left')
  expect(lineTrouble(line, product())).toBeNull()
})

test('with a number it was ordered by phone, without one at the counter, unless staff say otherwise', () => {
  expect([channelOf(emptyDraft), channelOf({ ...emptyDraft, phone: '780' })]).toEqual(['counter', 'phone'])
  expect(channelOf({ phone: '780', channel: 'counter' })).toBe('counter')
})

test('blank fields are not sent, and what is to be paid at pickup is not paid', () => {
  const sent = toTakenOrder(
    { ...emptyDraft, phone: ' ' },
    { name: ' Asha ', lines: [line], extras: [], total: 10.5, taxPercent: 5 },
  )
  expect(JSON.parse(JSON.stringify(sent))).toEqual({
    channel: 'counter',
    items: [{ slug: 'samosa', title: 'Samosa', price: 5, quantity: 2 }],
    customer: { name: 'Asha' },
    fulfillment: { type: 'pickup' },
    payment: { method: 'cash', isPaid: false },
    taxPercent: 5,
    total: 10.5,
  })
  const paid = toTakenOrder(
    { ...emptyDraft, paidBy: 'card', pickupAt: 'x', overrides: true, couponCode: 'TEN' },
    { name: 'Asha', lines: [], extras: [], total: 0, taxPercent: 0 },
  )
  expect(paid).toMatchObject({
    payment: { method: 'card', isPaid: true },
    fulfillment: { override: true },
    couponCode: 'TEN',
  })
})
