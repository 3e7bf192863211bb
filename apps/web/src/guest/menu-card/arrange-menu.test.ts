import { pageContent, type Product } from '@tiffin/contract'
import { samplePages, sampleSettings } from '@tiffin/restaurant/sample'
import { expect, test } from 'vitest'
import { sampleDish } from '../../lib/api/sample-dish.ts'
import { arrangeMenu, hasSpice, partsOf } from './arrange-menu.ts'

const parts = partsOf(pageContent.parse(samplePages['/menu']).sections)
const arrange = (dishes: Product[]) => arrangeMenu(dishes, sampleSettings, { parts })

const dishOf = (slug: string, name: string, title = name) =>
  sampleDish({ slug: title, title, category: { _id: slug, slug, name } })

test('two categories of chaat are under one heading, cold before tawa, whatever their order on the server', () => {
  const menu = arrange([dishOf('chaat-tawa', 'Chaat (Tawa)'), dishOf('chaat-cold', 'Chaat (Cold)')])
  expect(menu.map(({ heading, groups }) => [heading, groups.map(({ name }) => name)])).toEqual([
    ['Chaat Bar', ['Chaat (Cold)', 'Chaat (Tawa)']],
  ])
})

test('the headings are in the order of the menu, and the dishes in the order of the kitchen', () => {
  const menu = arrange([
    dishOf('drinks', 'Drinks'),
    dishOf('rice', 'Rice', 'Pulao'),
    dishOf('rice', 'Rice', 'Biryani'),
  ])
  expect(menu.map(({ heading }) => heading)).toEqual(['Rice', 'Drinks'])
  expect(menu[0]?.groups[0]?.dishes.map(({ title }) => title)).toEqual(['Pulao', 'Biryani'])
})

test('a category added by the restaurant is at the end under its own name', () => {
  const menu = arrange([dishOf('momos', 'Momos'), dishOf('chef-special', 'Chef Special')])
  expect(menu.map(({ slug, heading }) => [slug, heading])).toEqual([
    ['chef-specials', 'Chef Specials'],
    ['category-momos', 'Momos'],
  ])
})

test('a category has its description and its picture where its dishes are', () => {
  const about = { description: 'Steamed to order', image: '/momos.webp' }
  const category = { _id: 'momos', slug: 'momos', name: 'Momos', emoji: '', ...about }
  const [section] = arrangeMenu([dishOf('momos', 'Momos')], sampleSettings, { parts, categories: [category] })
  expect(section?.groups).toMatchObject([{ name: 'Momos', ...about }])
})

test('without parts each category is one', () => {
  const menu = arrangeMenu([dishOf('pizza', 'Pizza'), dishOf('dolci', 'Dolci')], sampleSettings, {
    parts: [],
  })
  expect(menu.map(({ heading }) => heading)).toEqual(['Pizza', 'Dolci'])
})

test('heat is explained where a dish has some', () => {
  expect(hasSpice([dishOf('pizza', 'Pizza')])).toBe(false)
  expect(hasSpice([{ ...dishOf('pizza', 'Pizza'), spiceLevel: 'hot' }])).toBe(true)
  expect(hasSpice(undefined)).toBe(true)
})

test('a heading without dishes is left out', () => {
  expect(arrange([])).toEqual([])
})

test('a section served only part of the day says when, and other headings keep their own notes', () => {
  const menu = arrange([
    dishOf('breakfast-lunch', 'Breakfast/Lunch'),
    dishOf('thali', 'Thali'),
    dishOf('rice', 'Rice'),
  ])
  expect(menu.map(({ note }) => note)).toEqual([
    'Served 11:00am to 3:00pm',
    'A whole meal on one plate',
    undefined,
  ])
})
