import { expect, test } from 'vitest'
import { defaultKitchen } from './kitchen.ts'
import { defaultCategories } from './menu/categories.ts'

test('every category of the menu is made at a station', () => {
  const stations = defaultKitchen.stations.map(({ key }) => key)
  expect(defaultKitchen.work.map(({ category }) => category)).toEqual(
    defaultCategories.map(({ slug }) => slug),
  )
  expect(stations).toEqual(expect.arrayContaining(defaultKitchen.work.map(({ station }) => station)))
})

test('a portion takes whole or half minutes', () => {
  for (const { minutes } of defaultKitchen.work) expect(minutes * 2).toBe(Math.round(minutes * 2))
})
