import { expect, test } from 'vitest'
import { readListSearch, cutPage } from './product-search.ts'

test.each([
  [
    { q: ' dal ', page: '2' },
    { q: 'dal', page: 2 },
  ],
  [{ q: 'x'.repeat(200) }, { q: 'x'.repeat(120), page: undefined }],
  [
    { q: '  ', page: '1' },
    { q: undefined, page: undefined },
  ],
  [{ sort: 'price' }, { sort: 'price' }],
  [{ sort: 'colour' }, {}],
  [{ page: '-3' }, { q: undefined, page: undefined }],
  [{ page: '2.5' }, { q: undefined, page: undefined }],
  [{ page: 'last' }, { q: undefined, page: undefined }],
])('%o in the address means %o', (raw, search) => {
  expect(readListSearch(raw)).toEqual(search)
})

const dishes = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ title: `Dish ${index + 1}`, price: 5 }))
const menu = [
  { title: 'Dal Makhani', price: 12 },
  { title: 'Paneer Tikka', price: 14 },
  { title: 'Dal Tadka', price: 9 },
]

test('a page has ten', () => {
  expect(cutPage(dishes(23), { page: 2 })).toEqual({
    items: dishes(20).slice(10),
    page: 2,
    pageCount: 3,
    total: 23,
  })
  expect(cutPage(dishes(23), { page: 3 }).items).toHaveLength(3)
  expect(cutPage(dishes(20), {}).pageCount).toBe(2)
})

test('the search ignores case', () => {
  expect(cutPage(menu, { q: 'DAL' }).items.map(({ title }) => title)).toEqual(['Dal Makhani', 'Dal Tadka'])
})

test.each(['pho dac', 'PHỞ', 'đặc'])('the search for %s finds it with or without its accents', (q) => {
  const [pho] = dishes(1).map((dish) => ({ ...dish, title: 'Phở Đặc Biệt' }))
  expect(cutPage([...menu, ...(pho ? [pho] : [])], { q }).items.map(({ title }) => title)).toEqual([
    'Phở Đặc Biệt',
  ])
})

test('a page beyond the end is the last one', () => {
  expect(cutPage(dishes(11), { page: 7 })).toMatchObject({ page: 2, pageCount: 2 })
})

test('no results are one empty page', () => {
  expect(cutPage(menu, { q: 'pizza', page: 2 })).toEqual({ items: [], page: 1, pageCount: 1, total: 0 })
})

test.each([
  [undefined, ['Dal Makhani', 'Paneer Tikka', 'Dal Tadka']],
  ['title' as const, ['Dal Makhani', 'Dal Tadka', 'Paneer Tikka']],
  ['price' as const, ['Dal Tadka', 'Dal Makhani', 'Paneer Tikka']],
])('sorting by %s does not modify the menu itself', (sort, titles) => {
  expect(cutPage(menu, { sort }).items.map(({ title }) => title)).toEqual(titles)
  expect(menu[2]?.title).toBe('Dal Tadka')
})
