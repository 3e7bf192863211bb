import { expect, test } from 'vitest'
import { paintPageImage } from './paint-page-image.ts'
import type { DishRecipe } from './dish-recipe.ts'
import { readSvg } from '../test/read-svg.ts'

const dal: DishRecipe = {
  ground: 'leaf',
  vessel: 'copper-bowl',
  filling: 'yellow-dal',
  garnish: { cumin: 9 },
}
const chai: DishRecipe = { ground: 'plum', vessel: 'kulhad', filling: 'chai' }
const rice: DishRecipe = { ground: 'cream', vessel: 'copper-handi', filling: 'jeera-rice' }

const svg = paintPageImage('page-about', {
  ground: 'royal-blue',
  main: ['dal', dal],
  near: ['chai', chai],
  far: ['rice', rice],
})

test('a laid table fills the wide picture that social sites expect', () => {
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1200 630"/)
  expect(svg.match(/viewBox="0 0 400 300"/g)).toHaveLength(3)
})

test('dishes in one picture do not share gradients or drawings', () => {
  const { ids, references } = readSvg(svg)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(references))
})
