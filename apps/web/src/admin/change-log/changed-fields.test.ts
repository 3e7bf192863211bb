import { expect, test } from 'vitest'
import { listChangedFields } from './changed-fields.ts'

const region = { is24Hours: false }
test('only differences are listed, without ids and versions', () => {
  const before = { _id: 'p1', version: 1, title: 'Dal', price: 9, discountPercent: 0 }
  const after = { _id: 'p1', version: 2, title: 'Dal', price: 10.5, discountPercent: 0 }
  expect(listChangedFields(before, after, region)).toEqual([{ name: 'Price', before: '9', after: '10.5' }])
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
    { name: 'Choices small price', before: '-2', after: '-3' },
  ])
})
