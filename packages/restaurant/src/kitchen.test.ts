import { expect, test } from 'vitest'
import { sampleKitchen } from './settings.ts'
import { defaultCategories } from './menu/default-menu.ts'

test('every category of the menu is made at a station', () => {
  const stations = sampleKitchen.stations.map(({ key }) => key)
  expect(sampleKitchen.work.map(({ category }) => category)).toEqual(
    defaultCategories.map(({ slug }) => slug),
  )
  expect(stations).toEqual(expect.arrayContaining(sampleKitchen.work.map(({ station }) => station)))
})

test('a portion takes whole or half minutes', () => {
  for (const { minutes } of sampleKitchen.work) expect(minutes * 2).toBe(Math.round(minutes * 2))
})
