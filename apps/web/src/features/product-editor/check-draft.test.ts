import { expect, test } from 'vitest'
import { checkDraft } from './check-draft.ts'
import { emptyDraft } from './product-draft.ts'

const dal = { ...emptyDraft, title: 'Dal', slug: 'dal', categorySlug: 'rice', price: '6.66' }

test('what a dish cannot do without is asked for in the order of the specification', () => {
  expect(Object.values(checkDraft({ ...emptyDraft, title: '  ' }))).toEqual([
    'Title is required',
    'Slug is required',
    'Category is required',
    'Valid price is required',
  ])
})

test.each(['', ' ', '-1', 'six', '6,66', 'Infinity', '1e999', 'NaN'])('%j is no price', (price) => {
  expect(checkDraft({ ...dal, price })).toEqual({ price: 'Valid price is required' })
})

test.each(['0', ' 6.66 ', '12', '.5'])('%j is a price', (price) => {
  expect(checkDraft({ ...dal, price })).toEqual({})
})

test.each([
  ['discountPercent', '101'],
  ['stock', '2.5'],
  ['stock', '-1'],
  ['abv', 'strong'],
  ['volumeMl', '0'],
])('%s cannot be %j', (field, value) => {
  expect(Object.keys(checkDraft({ ...dal, [field]: value }))).toEqual([field])
})
