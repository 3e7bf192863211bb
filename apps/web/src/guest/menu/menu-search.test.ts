import { listProductsInput, MAX_SEARCH_LENGTH, MENU_PAGE_LENGTH } from '@tiffin/contract'
import { describe, expect, test } from 'vitest'
import { changeMenuSearch, menuInput, readMenuSearch } from './menu-search.ts'

describe('a shared link', () => {
  test('restores category, search words and order', () => {
    const search = { category: 'rice', q: 'goat biryani', sort: 'newest' }
    expect(readMenuSearch(search)).toEqual(search)
  })

  test('may contain anything: invalid parts are left out', () => {
    const nothing = {
      category: undefined,
      q: undefined,
      sort: undefined,
      page: undefined,
      diet: undefined,
      without: undefined,
    }
    expect(readMenuSearch({ category: '', q: '   ', sort: 'cheapest', utm_source: 'mail' })).toStrictEqual(
      nothing,
    )
    expect(readMenuSearch({ category: ['rice'], q: { $ne: 1 } })).toEqual({})
  })

  test('is cut to the length that the server accepts', () => {
    const { q } = readMenuSearch({ q: 'x'.repeat(500) })
    expect(q).toHaveLength(MAX_SEARCH_LENGTH)
    expect(listProductsInput.safeParse({ q }).success).toBe(true)
    expect(listProductsInput.safeParse({ q: `${q}x` }).success).toBe(false)
  })
})

test('diets and allergens are read in one order, without unknown ones', () => {
  const search = readMenuSearch({ diet: 'dairy-free,keto,vegan', without: 'tree-nuts' })
  expect(search).toMatchObject({ diet: 'vegan,dairy-free', without: 'tree-nuts' })
  expect(listProductsInput.parse(menuInput(search))).toMatchObject({
    diet: ['vegan', 'dairy-free'],
    without: ['tree-nuts'],
  })
  expect(readMenuSearch({ diet: 'keto', without: '' })).toEqual({})
})

test('changing one filter preserves the others, and emptying one removes it', () => {
  const search = { category: 'rice', q: 'goat' }
  expect(changeMenuSearch(search, { sort: 'newest' })).toEqual({ ...search, sort: 'newest' })
  expect(changeMenuSearch(search, { category: '' })).toEqual({ q: 'goat' })
})

test('best sellers come first unless new arrivals are chosen', () => {
  expect(menuInput({})).toMatchObject({ sort: 'popular' })
  expect(menuInput({ q: 'dal' }).sort).toBeUndefined()
  expect(menuInput({ q: 'dal', sort: 'popular' })).toMatchObject({ sort: 'popular' })
  expect(menuInput({ category: 'rice', sort: 'newest' })).toMatchObject({ category: 'rice', sort: 'newest' })
})

test('another filter starts at the first page', () => {
  const search = readMenuSearch({ category: 'rice', page: '3' })
  expect(menuInput(search)).toMatchObject({ limit: MENU_PAGE_LENGTH, offset: 2 * MENU_PAGE_LENGTH })
  expect(changeMenuSearch(search, { sort: 'newest' })).toEqual({ category: 'rice', sort: 'newest' })
})
