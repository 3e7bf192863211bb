import { moneyOf } from '@tiffin/pricing'
import type { DishOptionGroup, EditableOptionGroup } from '@tiffin/contract'
import { expect, test } from 'vitest'
import { defaultsOf, describeDifferences, draftOfGroup, readGroup, toggleDefault } from './product-draft.ts'

const money = moneyOf({ currency: 'CAD', locale: 'en-CA' })

const choice = (key: string, isDefault = false) => ({
  key,
  name: key.toUpperCase(),
  price: 0,
  isDefault,
  max: 1,
  isSoldOut: false,
  breaksDiets: [],
  allergens: [],
  saved: { breaksDiets: [], allergens: [], isSoldOut: false },
  soldOutUntil: null,
})
const extras: EditableOptionGroup = {
  _id: 'g1',
  key: 'extras',
  name: 'Extras',
  min: 0,
  max: 3,
  addsIngredients: true,
  choices: [choice('paneer'), choice('raita', true), choice('onion', true)],
  dishes: [],
  version: 1,
}
const asInGroup = draftOfGroup({ group: 'extras' }, money)

test.each<DishOptionGroup>([
  { group: 'extras' },
  { group: 'extras', min: 0, max: 2 },
  { group: 'extras', defaults: [] },
  { group: 'extras', defaults: ['raita'], prices: [{ choice: 'paneer', price: -0.5 }] },
])('%j is read as it was', (own) => {
  expect(readGroup(draftOfGroup(own, money), money)).toEqual(own)
})

test('what is not a number is not read as one', () => {
  expect(readGroup({ ...asInGroup, max: 'many' }, money)).toEqual({ group: 'extras', max: Number.NaN })
})

test.each([
  [{}, ''],
  [{ min: '1', max: '3' }, 'At least 1, At most 3'],
  [{ defaults: [] }, 'Nothing at first'],
  [{ defaults: ['raita', 'gone'] }, 'RAITA, gone at first'],
  [{ prices: [{ choice: 'paneer', price: '1.5' }] }, 'PANEER +$1.50'],
  [{ prices: [{ choice: 'paneer', price: '-1' }] }, 'PANEER −$1.00'],
  [{ prices: [{ choice: 'paneer', price: 'much' }] }, 'PANEER much'],
])('%j in short: %s', (own, text) => {
  expect(describeDifferences({ ...asInGroup, ...own }, money, extras.choices).join(', ')).toBe(text)
})

test('a first choice is added to those of the group, and what equals the group’s is the group’s', () => {
  const withPaneer = toggleDefault(asInGroup, extras, 'paneer')
  expect(withPaneer).toEqual(['paneer', 'raita', 'onion'])
  expect(defaultsOf({ ...asInGroup, defaults: withPaneer }, extras)).toEqual(withPaneer)
  expect(toggleDefault({ ...asInGroup, defaults: withPaneer }, extras, 'paneer')).toBeNull()
})
