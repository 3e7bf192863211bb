import { describe, expect, test } from 'vitest'
import { allergenListOf, allergenLists, nameAllergen, readStatement } from './allergen-lists.ts'
import { allergens } from './allergens.ts'

test.each([
  ['CA', 'canada', 11],
  ['DE', 'eu', 14],
  ['GB', 'eu', 14],
  ['US', 'usa', 9],
  ['AU', 'anz', 13],
  ['NZ', 'anz', 13],
  ['JP', 'japan', 8],
  ['BR', 'eu', 14],
])('%s asks for the list “%s” of %i', (country, list, count) => {
  expect(allergenListOf({ country })).toBe(list)
  expect(allergenLists[allergenListOf({ country })]).toHaveLength(count)
})

test('every list is in the order of all, and names each allergen once', () => {
  for (const list of Object.values(allergenLists)) {
    const named: readonly string[] = list
    expect(named).toEqual(allergens.filter((one) => named.includes(one)))
  }
})

test('wheat is with triticale in Canada only', () => {
  expect([nameAllergen('wheat', 'canada'), nameAllergen('wheat', 'usa')]).toEqual([
    'wheat and triticale (gluten)',
    'wheat',
  ])
})

describe('a statement read under another list', () => {
  test('is complete under its own', () => {
    for (const list of Object.keys(allergenLists) as (keyof typeof allergenLists)[])
      expect(readStatement([], list, list)).toEqual({ allergens: [], unstated: [] })
  })

  test('nothing stated is nothing stated anywhere', () => {
    expect(readStatement(null, 'canada', 'usa')).toEqual({
      allergens: null,
      unstated: [...allergenLists.usa],
    })
  })

  test('says nothing about what its own did not name', () => {
    expect(readStatement(['milk'], 'canada', 'eu')).toEqual({
      allergens: ['milk'],
      unstated: ['gluten', 'celery', 'lupin'],
    })
    expect(readStatement([], 'usa', 'canada').unstated).toEqual(['mustard', 'shellfish', 'sulphites'])
    expect(readStatement([], 'japan', 'usa').unstated).toEqual([
      'crustaceans',
      'fish',
      'sesame',
      'soy',
      'tree-nuts',
    ])
  })

  test('keeps what this one does not name', () => {
    expect(readStatement(['mustard', 'celery'], 'eu', 'usa').allergens).toEqual(['mustard', 'celery'])
  })

  test('leaves open which part of a wider one it is', () => {
    expect(readStatement(['shellfish'], 'canada', 'eu')).toMatchObject({
      allergens: ['shellfish'],
      unstated: expect.arrayContaining(['crustaceans', 'molluscs']),
    })
    expect(readStatement(['gluten'], 'eu', 'canada').unstated).toEqual(['wheat'])
    expect(readStatement([], 'eu', 'canada').unstated).toEqual([])
  })

  test('with a part contains the whole', () => {
    expect(readStatement(['crab', 'walnuts', 'wheat'], 'japan', 'eu').allergens).toEqual([
      'crustaceans',
      'crab',
      'tree-nuts',
      'walnuts',
      'wheat',
      'gluten',
    ])
    expect(readStatement(['molluscs'], 'eu', 'canada').allergens).toEqual(['shellfish', 'molluscs'])
  })
})
