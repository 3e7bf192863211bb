import { moneyOf } from '@tiffin/pricing'
import { sampleSettings } from '@tiffin/restaurant/sample'
import { expect, test } from 'vitest'
import { chosenOf, countableExtras, listExtras, offeredExtras, orderedExtrasOf } from './order-extras.ts'

const money = moneyOf({ currency: 'CAD', locale: 'en-CA' })
const { items } = sampleSettings.extras
const bag = { id: 'paper-bag', name: 'Paper bag', quantity: 1, price: 0.25 }

test('what is no longer offered is not ordered, nor more than there may be', () => {
  expect(offeredExtras(items, { 'paper-bag': 1, straw: 1, cutlery: 99, napkins: 0 }, money)).toEqual([
    { id: 'paper-bag', quantity: 1, unitPriceCents: 25, taxCategory: null },
    { id: 'cutlery', quantity: 20, unitPriceCents: 0, taxCategory: null },
  ])
})

test('an order keeps what is no longer offered, and what it has beyond the limit', () => {
  const straw = { id: 'straw', name: 'Straw', quantity: 2, price: 0 }
  const order = { extras: [straw, { ...straw, price: 0.1, quantity: 1 }, { ...bag, quantity: 12 }] }
  const counted = countableExtras(items, order)
  expect(counted.find(({ id }) => id === 'straw')).toEqual({ id: 'straw', name: 'Straw', price: 0, max: 3 })
  expect(counted.find(({ id }) => id === 'paper-bag')?.max).toBe(12)
  expect(counted).toHaveLength(items.length + 1)
})

test('one extra at two prices is counted once', () => {
  const chosen = chosenOf({ extras: [bag, { ...bag, price: 0.5, quantity: 2 }] })
  expect([chosen, orderedExtrasOf({ ...chosen, cutlery: 0 })]).toEqual([
    { 'paper-bag': 3 },
    [{ id: 'paper-bag', quantity: 3 }],
  ])
})

test('a number stays with its name', () => {
  expect(listExtras([bag, { ...bag, name: 'Cutlery', quantity: 2 }])).toBe(
    '1\u{A0}×\u{A0}Paper bag, 2\u{A0}×\u{A0}Cutlery',
  )
})
