import { UNTIL_RESUMED } from '@tiffin/contract'
import { expect, test } from 'vitest'
import { listChangedFields } from './changed-fields.ts'

const time = { at: '2026-11-30T16:00:00.000Z', local: '2026-11-30T09:00' }
const region = { is24Hours: false, locale: 'en-CA', currency: 'CAD', time }

test('only differences are listed, without ids and versions', () => {
  const before = { _id: 'p1', version: 1, title: 'Dal', price: 9, discountPercent: 0 }
  const after = { _id: 'p1', version: 2, title: 'Dal', price: 10.5, discountPercent: 0 }
  expect(listChangedFields(before, after, region)).toEqual([
    { name: 'Price', before: '$9.00', after: '$10.50' },
  ])
})

test('a single value has no name', () => {
  expect(listChangedFields('placed', 'accepted', region)).toEqual([
    { name: '', before: 'placed', after: 'accepted' },
  ])
})

test('a created item has no before, a deleted one no after, and empty fields are left out', () => {
  const state = { title: 'Dal', subtitle: '', image: null, dietary: [] }
  expect(listChangedFields(undefined, state, region)).toEqual([{ name: 'Title', before: null, after: 'Dal' }])
  expect(listChangedFields(state, undefined, region)).toEqual([{ name: 'Title', before: 'Dal', after: null }])
})

test('booleans, lists, and nested fields are written as text', () => {
  const before = { isFeatured: false, dietary: ['vegan'], attributes: { volumeMl: 330 } }
  const after = { isFeatured: true, dietary: ['vegan', 'gluten-free'], category: { _id: 'c', name: 'Rice' } }
  expect(listChangedFields(before, after, region)).toEqual([
    { name: 'Is featured', before: 'no', after: 'yes' },
    { name: 'Dietary', before: 'vegan', after: 'vegan, gluten-free' },
    { name: 'Category name', before: null, after: 'Rice' },
    { name: 'Attributes volume ml', before: '330', after: null },
  ])
})

test('an import’s counts have the words of the import', () => {
  const counts = { inserted: 1, updated: 0, skipped: 4, refused: 2 }
  const fields = listChangedFields(undefined, { ...counts, added: ['dal'], groups: { refused: 3 } }, region)
  expect(fields.map(({ name, after }) => [name, after])).toEqual([
    ['Added', '1'],
    ['Changed', '0'],
    ['Unchanged', '4'],
    ['Rejected', '2'],
    ['New dishes', 'dal'],
    ['Option groups rejected', '3'],
  ])
})

test('a coupon’s kind is named as in its form, and its end is in the restaurant’s time', () => {
  const coupon = { kind: 'percent', endsAt: '2026-12-02T00:00:00.000Z', endsLocal: '2026-12-01T17:00' }
  expect(listChangedFields(undefined, coupon, region)).toEqual([
    { name: 'Kind', before: null, after: 'percent off' },
    { name: 'Ends', before: null, after: 'December 1, 2026, 5:00 pm' },
  ])
})

test('of several choices it says which one has changed', () => {
  const choices = (smallPrice: number) => [
    { key: 'small', price: smallPrice },
    { key: 'large', price: 0 },
  ]
  expect(listChangedFields({ choices: choices(-2) }, { choices: choices(-3) }, region)).toEqual([
    { name: 'Choices small price', before: '-$2.00', after: '-$3.00' },
  ])
})

test('a moment is in the restaurant’s time zone', () => {
  const before = { madeAt: '2026-11-30T17:00:00.000Z' }
  expect(listChangedFields(before, { madeAt: '2026-11-30T17:10:00Z' }, region)).toEqual([
    { name: 'Made at', before: 'November 30, 2026, 10:00 am', after: 'November 30, 2026, 10:10 am' },
  ])
  expect(listChangedFields(before, { madeAt: '2026-11-30T17:00:00Z' }, region)).toEqual([])
})

test('a pause until somebody ends it has no date', () => {
  expect(listChangedFields({ pausedUntil: null }, { pausedUntil: UNTIL_RESUMED }, region)).toEqual([
    { name: 'Paused until', before: null, after: 'somebody ends it' },
  ])
})

test('cents are an amount in the restaurant’s currency, and a revision is not shown', () => {
  const before = { number: 1042, totalCents: 2167, revision: 0 }
  const after = { number: 1042, totalCents: 1189, revision: 1 }
  expect(listChangedFields(before, after, region)).toEqual([
    { name: 'Total', before: '$21.67', after: '$11.89' },
  ])
  expect(listChangedFields(before, after, { ...region, locale: 'ja-JP', currency: 'JPY' })).toEqual([
    { name: 'Total', before: '¥2,167', after: '¥1,189' },
  ])
  const payment = { kind: 'payment', method: 'cash', cents: 1250 }
  expect(listChangedFields({ paidCents: 0 }, { paidCents: 1250, payment }, region)).toEqual([
    { name: 'Paid', before: '$0.00', after: '$12.50' },
    { name: 'Payment kind', before: null, after: 'payment' },
    { name: 'Payment method', before: null, after: 'cash' },
    { name: 'Payment amount', before: null, after: '$12.50' },
  ])
})

test('what a coupon takes off is an amount or a percentage, depending on its kind', () => {
  const percent = { kind: 'percent', value: 10, minSubtotal: 20, cap: null }
  const fixed = { ...percent, kind: 'fixed', minSubtotal: 25, cap: 5 }
  expect(listChangedFields(percent, fixed, region)).toEqual([
    { name: 'Kind', before: 'percent off', after: 'amount off' },
    { name: 'Value', before: '10', after: '$10.00' },
    { name: 'Minimum subtotal', before: '$20.00', after: '$25.00' },
    { name: 'Maximum discount', before: null, after: '$5.00' },
  ])
})

test('portions that are not counted have no number', () => {
  expect(listChangedFields({ stock: 999 }, { stock: 5 }, region)).toEqual([
    { name: 'Stock', before: 'not counted', after: '5' },
  ])
})
