import type { Product } from '@tiffin/contract'
import { sampleSettings } from '@tiffin/restaurant/sample'
import { expect, test } from 'vitest'
import { sampleDish } from '../../lib/api/sample-dish.ts'
import { arrangeMenu, factsOfMenu, notesOf } from './arrange-menu.ts'

const arrange = (dishes: Product[]) => arrangeMenu(dishes, sampleSettings)

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
  const [section] = arrangeMenu([dishOf('momos', 'Momos')], sampleSettings, [category])
  expect(section?.groups).toMatchObject([{ name: 'Momos', ...about }])
})

test('the notes about our curries, our pictures and alcohol are on a menu that has them', () => {
  const notes = (dishes: Product[]) => notesOf(factsOfMenu(dishes), sampleSettings)
  const ours = notes([{ ...dishOf('drinks', 'Drinks'), attributes: { abv: 5 } }])
  expect(ours.map(({ heading }) => heading)).toEqual(['Important Notes', 'Presentation Notes'])
  expect(String(ours[0]?.items)).toMatch(/curry.*alcohol/)
  const others = notes([dishOf('pizza', 'Pizza')])
  expect(others.map(({ heading }) => heading)).toEqual(['Important Notes'])
  expect(String(others[0]?.items)).not.toMatch(/curry|alcohol/)
  expect(factsOfMenu([dishOf('pizza', 'Pizza')]).hasSpice).toBe(false)
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
