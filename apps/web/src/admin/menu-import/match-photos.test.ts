import { expect, test } from 'vitest'
import { matchPhotos } from './match-photos.ts'

const dishes = [
  { _id: 'bc', slug: 'butter-chicken', title: 'Butter Chicken' },
  { _id: 'cf', slug: 'creme-fraiche', title: 'Crème Fraîche' },
  { _id: 'p7', slug: 'pizza-7', title: 'Quattro Stagioni' },
  { _id: 'p', slug: 'pizza', title: 'Pizza' },
  { _id: 'pork', slug: 'hongshaorou', title: '红烧肉' },
  { _id: 'fish', slug: 'hongshaoyu', title: '红烧鱼' },
  { _id: 'soup', slug: 'tom-yam', title: 'ต้มยำ Soup' },
]

test.each([
  ['butter-chicken.jpg', 'bc'],
  ['Butter Chicken.JPEG', 'bc'],
  ['menu/photos/butter_chicken (2).png', 'bc'],
  ['butter-chicken copy.webp', 'bc'],
  ['Crème Fraîche.jpg'.normalize('NFD'), 'cf'],
  ['quattro stagioni-1.jpg', 'p7'],
  // A number that is part of a slug is not taken away.
  ['pizza-7.jpg', 'p7'],
  ['pizza-8.jpg', 'p'],
  ['IMG_2034.jpg', null],
  ['红烧肉.jpg', 'pork'],
  ['红烧鱼 (1).jpg', 'fish'],
  ['hongshaorou.jpg', 'pork'],
  ['ต้มยำ soup.jpg', 'soup'],
  ['清蒸鱼.jpg', null],
  ['清蒸 Soup.jpg', null],
  ['ไก่.jpg', null],
  ['', null],
])('%s belongs to %s', (fileName, id) => {
  expect(matchPhotos([fileName], dishes)).toEqual([id])
})

test('a dish has one photograph: of several the first is taken', () => {
  expect(matchPhotos(['pizza.jpg', 'pizza (1).jpg', 'butter-chicken.jpg'], dishes)).toEqual(['p', null, 'bc'])
})
