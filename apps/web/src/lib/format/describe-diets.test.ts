import { type Allergen, nameAllergen, type OrderedOption, type Product } from '@tiffin/contract'
import { expect, test } from 'vitest'
import * as describing from './describe-diets.ts'
import { sampleDish } from '../api/sample-dish.ts'

const nameOf = (allergen: Allergen) => nameAllergen(allergen, 'canada')
type EffectsOf = typeof describing.describeEffects
const describeEffects = (choice: Parameters<EffectsOf>[0], dish: Parameters<EffectsOf>[1]) =>
  describing.describeEffects(choice, dish, nameOf)
const describeFacts = (product: Product, options: readonly OrderedOption[]) =>
  describing.describeFacts(product, options, nameOf)

const chana = { dietary: ['vegetarian' as const, 'vegan' as const, 'dairy-free' as const], allergens: [] }
const paneer = {
  key: 'paneer',
  name: 'Extra paneer',
  price: 2.5,
  isDefault: false,
  max: 1,
  isSoldOut: false,
  breaksDiets: ['vegan' as const, 'dairy-free' as const],
  allergens: ['milk' as const],
}
const dish = sampleDish({
  ...chana,
  optionGroups: [{ key: 'extras', name: 'Extras', min: 0, max: 2, choices: [paneer] }],
})
const withPaneer = [{ group: 'extras', choice: 'paneer' }]

test('a choice says which diets of the dish it breaks, and what it brings', () => {
  expect(describeEffects(paneer, dish)).toBe('not vegan or dairy-free, contains milk')
  expect(describeEffects(paneer, { dietary: [], allergens: ['milk'] })).toBe('')
  expect(describeEffects({ breaksDiets: [], allergens: null }, dish)).toBe('allergens not stated')
  // Then the dish says it.
  expect(describeEffects({ breaksDiets: [], allergens: null }, { dietary: [], allergens: null })).toBe('')
})

test('a dish says what is in it, and which diets it has lost through what', () => {
  expect(describeFacts(dish, [])).toEqual({
    diets: chana.dietary,
    lost: [],
    allergens: 'Contains none of the priority allergens.',
  })
  expect(describeFacts(dish, withPaneer)).toEqual({
    diets: ['vegetarian'],
    lost: ['Not vegan or dairy-free with Extra paneer.'],
    allergens: 'Contains milk.',
  })
  expect(describeFacts({ ...dish, allergens: null }, []).allergens).toBe(
    'We don’t have allergen information for this dish.',
  )
  expect(describeFacts({ ...dish, allergens: null }, withPaneer).allergens).toBe(
    'Contains milk. Allergen information is incomplete. It may contain others.',
  )
})

test('as long as something has to be chosen, it says what that may bring', () => {
  const choose = {
    key: 'extras',
    name: 'Extras',
    min: 1,
    max: 2,
    choices: [paneer, { ...paneer, key: 'two' }],
  }
  expect(describeFacts({ ...dish, optionGroups: [choose] }, [])).toMatchObject({
    diets: ['vegetarian'],
    allergens: 'Depending on what you choose, it contains milk.',
  })
})

test('a statement for another country’s list says what is known, and that it is not all', () => {
  const unstatedAllergens = ['celery' as const]
  const inGermany = { ...dish, allergens: ['milk' as const], unstatedAllergens }
  expect(describeFacts(inGermany, []).allergens).toBe(
    'Contains milk. Allergen information is incomplete. It may contain others.',
  )
  expect(describeFacts({ ...inGermany, allergens: [] }, []).allergens).toBe(
    'Allergen information is incomplete. It may contain others.',
  )
  expect(describeEffects({ ...paneer, unstatedAllergens }, chana)).toBe(
    'not vegan or dairy-free, contains milk, allergens not stated',
  )
})
