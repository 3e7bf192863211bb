import { moneyOf } from '@tiffin/pricing'
import { expect, test } from 'vitest'
import {
  draftOf,
  changesOf as changesOfInput,
  inputOf,
  productForm,
  type ProductDraft,
} from './product-draft.ts'
import { dalMakhani } from './sample-product.ts'

const money = moneyOf({ currency: 'CAD', locale: 'en-CA' })

const base = draftOf(dalMakhani, money)
const emptyDraft = draftOf(null, money)
const dal = { ...emptyDraft, title: 'Dal', slug: 'dal', categorySlug: 'rice', price: '6.66' }

const changesOf = (draft: ProductDraft, original: ProductDraft) =>
  changesOfInput(inputOf(draft, money), inputOf(original, money))

function errorsOf(draft: ProductDraft, currency = money) {
  const { error } = productForm(currency).safeParse(inputOf(draft, currency))
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])
}

test('blank fields mean no discount, uncounted portions, no attributes', () => {
  const draft = { ...emptyDraft, title: ' Lassi ', slug: 'lassi', categorySlug: 'drinks', price: ' 4.5 ' }
  expect(inputOf(draft, money)).toEqual({
    title: 'Lassi',
    slug: 'lassi',
    number: '',
    sku: '',
    categorySlug: 'drinks',
    price: 4.5,
    description: '',
    imageUrl: '',
    isFeatured: false,
    isHidden: false,
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
  expect(errorsOf({ ...emptyDraft, title: '  ' })).toEqual([
    ['title', 'Title is required'],
    ['slug', 'Slug is required'],
    ['categorySlug', 'Category is required'],
    ['price', 'Valid price is required'],
  ])
})

test.each(['', ' ', '-1', 'six', '€ 5', 'Infinity', '1e999', 'NaN'])('%j is not a price', (price) => {
  expect(errorsOf({ ...dal, price })).toEqual([['price', 'Valid price is required']])
})

test.each([
  ['12.505', 'At most two decimals'],
  ['100001', 'Enter at most 100,000'],
  ['99999999', 'Enter at most 10,000,000'],
])('the price %s is rejected: %s', (price, message) => {
  expect(errorsOf({ ...dal, price })).toEqual([['price', message]])
})

test.each([
  ['JPY', 'ja-JP', '12.5', 'Enter a whole number'],
  ['JPY', 'ja-JP', '10000001', 'Enter at most 10,000,000'],
  ['KWD', 'en-KW', '1.2345', 'At most three decimals'],
  ['EUR', 'nl-NL', '9,505', 'At most two decimals'],
])('in %s (%s) the price %s is rejected: %s', (currency, locale, price, message) => {
  expect(errorsOf({ ...dal, price }, moneyOf({ currency, locale }))).toEqual([['price', message]])
})

test('a price is typed and shown as people write it there', () => {
  const euros = moneyOf({ currency: 'EUR', locale: 'nl-NL' })
  expect(draftOf(dalMakhani, euros).price).toBe('12,50')
  expect(inputOf({ ...dal, price: '€ 1.250,50' }, euros).price).toBe(1250.5)
})

test.each(['0', ' 6.66 ', '6,66', '12', '.5', '1,234'])('%j is a price', (price) => {
  expect(errorsOf({ ...dal, price })).toEqual([])
})

test.each([
  ['discountPercent', '101', 'Enter 0 to 100'],
  ['stock', '2.5', 'Enter a whole number or leave blank'],
  ['stock', '-1', 'Enter a whole number or leave blank'],
  ['attributes.abv', 'strong', 'Enter 0 to 100, or leave blank'],
  ['attributes.volumeMl', '0', 'Enter more than 0, or leave blank'],
])('%s cannot be %j', (path, value, message) => {
  const field = path.split('.').at(-1) ?? ''
  expect(errorsOf({ ...dal, [field]: value })).toEqual([[path, message]])
})
