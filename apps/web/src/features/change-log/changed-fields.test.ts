import { expect, test } from 'vitest'
import { listChangedFields } from './changed-fields.ts'

test('only differences are listed, without ids and versions', () => {
  const before = { _id: 'p1', version: 1, title: 'Dal', price: 9, discountPercent: 0 }
  const after = { _id: 'p1', version: 2, title: 'Dal', price: 10.5, discountPercent: 0 }
  expect(listChangedFields(before, after)).toEqual([{ name: 'Price', before: '9', after: '10.5' }])
})

test('a single value has no name', () => {
  expect(listChangedFields('placed', 'accepted')).toEqual([{ name: '', before: 'placed', after: 'accepted' }])
})

test('a created item has no before, a deleted one no after, and empty fields are left out', () => {
  const state = { title: 'Dal', subtitle: '', image: null, dietary: [] }
  expect(listChangedFields(undefined, state)).toEqual([{ name: 'Title', before: null, after: 'Dal' }])
  expect(listChangedFields(state, undefined)).toEqual([{ name: 'Title', before: 'Dal', after: null }])
})

test('booleans, lists, and nested fields are written as text', () => {
  const before = { isFeatured: false, dietary: ['vegan'], attributes: { volumeMl: 330 } }
  const after = { isFeatured: true, dietary: ['vegan', 'gluten-free'], category: { _id: 'c', name: 'Rice' } }
  expect(listChangedFields(before, after)).toEqual([
    { name: 'Is featured', before: 'no', after: 'yes' },
    { name: 'Dietary', before: 'vegan', after: 'vegan, gluten-free' },
    { name: 'Category name', before: null, after: 'Rice' },
    { name: 'Attributes volume ml', before: '330', after: null },
  ])
})
