import { describe, expect, test } from 'vitest'
import { dishRecipes } from './menu/dish-recipes.ts'
import { pagePictures } from './page-pictures.ts'

const pictures = Object.values(pagePictures)

describe('the pictures of the pages', () => {
  test.each(Object.entries(pagePictures))(
    '%s shows dishes that can be painted',
    (_path, { main, near, far }) => {
      expect(Object.keys(dishRecipes)).toEqual(expect.arrayContaining([main, near, far]))
    },
  )

  test('differ: no two pages have the same name or the same table', () => {
    expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length)
    expect(new Set(pictures.map(({ main, near, far }) => [main, near, far].join())).size).toBe(
      pictures.length,
    )
  })

  test('never collide with the picture of a dish', () => {
    for (const { name } of pictures) expect(dishRecipes).not.toHaveProperty([`page-${name}`])
  })
})
