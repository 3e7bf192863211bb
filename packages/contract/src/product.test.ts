import { expect, test } from 'vitest'
import { listProductsInput, saveProductInput } from './product.ts'

test('a REST query and typed input are read the same way', () => {
  const typed = { category: 'rice', sort: 'popular', featured: true, limit: 8, offset: 0 } as const
  expect(listProductsInput.parse(typed)).toEqual(typed)
  expect(
    listProductsInput.parse({ category: 'rice', sort: 'popular', featured: 'true', limit: '8', offset: '0' }),
  ).toEqual(typed)
})

test('blank parameters count as missing', () => {
  expect(
    listProductsInput.parse({ category: '', q: '', sort: '', featured: '', limit: '', offset: '' }),
  ).toEqual({})
})

test.each([
  { limit: 0 },
  { limit: 1001 },
  { limit: '1e2' },
  { offset: -1 },
  { sort: 'price' },
  { featured: 'yes' },
])('%j is rejected', (query) => {
  expect(listProductsInput.safeParse(query).success).toBe(false)
})

test("the product form's messages come in their order", () => {
  const { error } = saveProductInput.safeParse({ title: ' ', categorySlug: '', price: 'free' })
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Title is required',
    'Category is required',
    'Valid price is required',
  ])
})

test.each([-0.01, Number.POSITIVE_INFINITY, Number.NaN])('%d is not a price', (price) => {
  const { error } = saveProductInput.safeParse({ title: 'Samosa', categorySlug: 'chaat-frying', price })
  expect(error?.issues[0]?.message).toBe('Valid price is required')
})
