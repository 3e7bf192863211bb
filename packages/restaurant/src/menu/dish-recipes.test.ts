import { paintDish } from '@tiffin/dish-art'
import { expect, test } from 'vitest'
import { defaultMenu } from './default-menu.ts'
import { dishRecipes } from './dish-recipes.ts'

const painted = Object.entries(dishRecipes).map(([slug, recipe]) => ({ slug, svg: paintDish(slug, recipe) }))

test('every dish on the menu has a picture, and every picture is of a dish on the menu', () => {
  expect(Object.keys(dishRecipes).toSorted()).toEqual(defaultMenu.map(({ slug }) => slug).toSorted())
})

test('every picture is under 6,000 bytes', () => {
  expect(
    painted.filter(({ svg }) => new TextEncoder().encode(svg).length >= 6000).map(({ slug }) => slug),
  ).toEqual([])
})

test('no two dishes look the same', () => {
  expect(new Set(painted.map(({ svg }) => svg)).size).toBe(painted.length)
  expect(new Set(Object.values(dishRecipes).map((recipe) => JSON.stringify(recipe))).size).toBe(
    painted.length,
  )
})

test('all pictures of the menu can be on one page: no two share an id', () => {
  const ids = painted.flatMap(({ svg }) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  expect(new Set(ids).size).toBe(ids.length)
})
