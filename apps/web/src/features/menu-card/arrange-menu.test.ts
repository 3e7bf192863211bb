import { expect, test } from 'vitest'
import { sampleDish } from '../../lib/sample-dish.ts'
import { arrangeMenu } from './arrange-menu.ts'

const dishOf = (slug: string, name: string, title = name) =>
  sampleDish({ slug: title, title, category: { _id: slug, slug, name } })

test('two kinds of chaat stand under one heading, cold before tawa, whatever order they come in', () => {
  const menu = arrangeMenu([dishOf('chaat-tawa', 'Chaat (Tawa)'), dishOf('chaat-cold', 'Chaat (Cold)')])
  expect(menu.map(({ heading, groups }) => [heading, groups.map(({ name }) => name)])).toEqual([
    ['Chaat Bar', ['Chaat (Cold)', 'Chaat (Tawa)']],
  ])
})

test('the order of the headings is that of the menu, and of the dishes that of the kitchen', () => {
  const menu = arrangeMenu([
    dishOf('drinks', 'Drinks'),
    dishOf('rice', 'Rice', 'Pulao'),
    dishOf('rice', 'Rice', 'Biryani'),
  ])
  expect(menu.map(({ heading }) => heading)).toEqual(['Rice', 'Drinks'])
  expect(menu[0]?.groups[0]?.dishes.map(({ title }) => title)).toEqual(['Pulao', 'Biryani'])
})

test('a category that the restaurant has added stands at the end under its own name', () => {
  const menu = arrangeMenu([dishOf('momos', 'Momos'), dishOf('chef-special', 'Chef Special')])
  expect(menu.map(({ slug, heading }) => [slug, heading])).toEqual([
    ['chef-specials', 'Chef Specials'],
    ['category-momos', 'Momos'],
  ])
})

test('a heading without dishes is left out', () => {
  expect(arrangeMenu([])).toEqual([])
})
