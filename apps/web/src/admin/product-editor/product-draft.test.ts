import { expect, test } from 'vitest'
import {
  draftOf,
  changesOf as changesOfInput,
  inputOf,
  productForm,
  type ProductDraft,
} from './product-draft.ts'
import { dalMakhani } from './sample-product.ts'

const base = draftOf(dalMakhani)
const emptyDraft = draftOf(null)
const dal = { ...emptyDraft, title: 'Dal', slug: 'dal', categorySlug: 'rice', price: '6.66' }

const changesOf = (draft: ProductDraft, original: ProductDraft) =>
  changesOfInput(inputOf(draft), inputOf(original))

function refusalsOf(draft: ProductDraft) {
  const { error } = productForm.safeParse(inputOf(draft))
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])
}

test('blank fields mean no discount, uncounted portions, no attributes', () => {
  const draft = { ...emptyDraft, title: ' Lassi ', slug: 'lassi', categorySlug: 'drinks', price: ' 4.5 ' }
  expect(inputOf(draft)).toEqual({
    title: 'Lassi',
    slug: 'lassi',
    categorySlug: 'drinks',
    price: 4.5,
    description: '',
    imageUrl: '',
    isFeatured: false,
    optionGroups: [],
    discountPercent: 0,
    stock: null,
    attributes: {},
    dietary: [],
    allergens: null,
    spiceLevel: null,
  })
})

test('an untouched form changes nothing', () => {
  expect(changesOf(base, base)).toEqual({})
})

test('only changes are sent, so that sold portions do not come back', () => {
  expect(changesOf({ ...base, price: '13', abv: '4.5' }, base)).toEqual({
    price: 13,
    attributes: { abv: 4.5 },
  })
})

test('what was emptied is sent as empty', () => {
  const emptied = { ...base, imageUrl: '', stock: '', spiceLevel: '' as const, dietary: [] }
  expect(changesOf(emptied, base)).toEqual({ imageUrl: '', stock: null, spiceLevel: null, dietary: [] })
})

test('the same price in a different notation is not a change', () => {
  expect(changesOf({ ...base, price: '12.5' }, base)).toEqual({})
})

test('missing required fields are reported in the order of the form', () => {
  expect(refusalsOf({ ...emptyDraft, title: '  ' })).toEqual([
    ['title', 'Title is required'],
    ['slug', 'Slug is required'],
    ['categorySlug', 'Category is required'],
    ['price', 'Valid price is required'],
  ])
})

test.each(['', ' ', '-1', 'six', '1,234', 'Infinity', '1e999', 'NaN'])('%j is not a price', (price) => {
  expect(refusalsOf({ ...dal, price })).toEqual([['price', 'Valid price is required']])
})

test.each([
  ['12.505', 'At most two decimals'],
  ['99999999', 'Enter at most 100,000'],
])('the price %s is rejected: %s', (price, message) => {
  expect(refusalsOf({ ...dal, price })).toEqual([['price', message]])
})

test.each(['0', ' 6.66 ', '6,66', '12', '.5'])('%j is a price', (price) => {
  expect(refusalsOf({ ...dal, price })).toEqual([])
})

test.each([
  ['discountPercent', '101', 'Enter 0 to 100'],
  ['stock', '2.5', 'Enter a whole number or leave blank'],
  ['stock', '-1', 'Enter a whole number or leave blank'],
  ['attributes.abv', 'strong', 'Enter 0 to 100, or leave blank'],
  ['attributes.volumeMl', '0', 'Enter more than 0, or leave blank'],
])('%s cannot be %j', (path, value, message) => {
  const field = path.split('.').at(-1) ?? ''
  expect(refusalsOf({ ...dal, [field]: value })).toEqual([[path, message]])
})
