import { expect, test } from 'vitest'
import { draftOf, emptyDraft } from './product-draft.ts'
import { changesOf, inputOf } from './product-input.ts'
import { dalMakhani } from './sample-product.ts'

const base = draftOf(dalMakhani)

test('what is blank is nothing: no discount, portions not counted, no attributes', () => {
  const draft = { ...emptyDraft, title: ' Lassi ', slug: 'lassi', categorySlug: 'drinks', price: ' 4.5 ' }
  expect(inputOf(draft)).toEqual({
    title: 'Lassi',
    slug: 'lassi',
    categorySlug: 'drinks',
    price: 4.5,
    description: '',
    imageUrl: '',
    isFeatured: false,
    discountPercent: 0,
    stock: null,
    attributes: {},
    dietary: [],
    spiceLevel: null,
  })
})

test('a form that is only looked at changes nothing', () => {
  expect(changesOf(base, base)).toEqual({})
})

test('only what was changed is sent, so that sold portions do not come back', () => {
  expect(changesOf({ ...base, price: '13', abv: '4.5' }, base)).toEqual({
    price: 13,
    attributes: { abv: 4.5 },
  })
})

test('what was emptied is sent as empty', () => {
  const emptied = { ...base, imageUrl: '', stock: '', spiceLevel: '' as const, dietary: [] }
  expect(changesOf(emptied, base)).toEqual({ imageUrl: '', stock: null, spiceLevel: null, dietary: [] })
})

test('the same price in other figures is no change', () => {
  expect(changesOf({ ...base, price: '12.5' }, base)).toEqual({})
})
