import type { Product } from '@tiffin/contract'
import { expect, test } from 'vitest'
import { findDishes, readWanted } from './dish-finder.tsx'

const dish = (title: string, category: string, number?: string) =>
  ({ title, category: { name: category }, ...(number !== undefined && { number }) }) as Product
const menu = [
  dish('Crème Brûlée', 'Desserts'),
  dish('Dal Makhani', 'Curries'),
  dish('Paneer Makhani', 'Curries'),
  dish('Makhani Soup', 'Soups'),
]
const found = (words: string, rank: readonly string[] = []) =>
  findDishes(menu, words, ({ title }) => (rank.includes(title) ? rank.indexOf(title) : 99)).map(
    ({ title }) => title,
  )

test.each([
  ['3 sam', 3, 'sam'],
  ['12x sam osa', 12, 'sam osa'],
  ['2 × dal', 2, 'dal'],
  ['sam 3', 1, 'sam 3'],
  ['7up', 1, '7up'],
  ['100 sam', 1, '100 sam'],
  [' ', 1, ''],
])('%j is %i of %j', (typed, quantity, words) => {
  expect(readWanted(typed)).toEqual({ quantity, words })
})

test('by the beginnings of its words, without accents, whatever the case', () => {
  expect(found('brul')).toEqual(['Crème Brûlée'])
  expect(found('PAN mak')).toEqual(['Paneer Makhani'])
  expect(found('akhani')).toEqual([])
})

test('a title that begins so is first, then what is ordered most', () => {
  expect(found('makhani', ['Paneer Makhani', 'Dal Makhani'])).toEqual([
    'Makhani Soup',
    'Paneer Makhani',
    'Dal Makhani',
  ])
})

test('by the name of its category, after those that are called so', () => {
  expect(found('cur')).toEqual(['Dal Makhani', 'Paneer Makhani'])
  expect(found('cur pan')).toEqual(['Paneer Makhani'])
})

test('by its number on the menu, before all others, and only by the whole of it', () => {
  const numbered = [
    dish('12 Samosas', 'Starters'),
    dish('Dal', 'Curries', '12'),
    dish('Soup', 'Soups', 'M-4b'),
  ]
  const titles = (words: string) => findDishes(numbered, words, () => 0).map(({ title }) => title)
  expect(titles('12')).toEqual(['Dal', '12 Samosas'])
  expect(titles('m4B')).toEqual(['Soup'])
  expect(titles('m-4b')).toEqual(['Soup'])
  expect(titles('m4')).toEqual([])
  expect(readWanted('2 12')).toEqual({ quantity: 2, words: '12' })
})

test('without words what is ordered most', () => {
  expect(found('', ['Dal Makhani'])[0]).toBe('Dal Makhani')
})
