import { chooseOptions, type LineOption, type OptionGroup } from '@tiffin/contract'
import { expect, test } from 'vitest'
import { countChosen, orderOptions, selectOptions, setChoice } from './option-selection.ts'

const choice = (key: string, isDefault = false, isSoldOut = false) => ({
  key,
  name: key,
  price: 0,
  isDefault,
  max: 2,
  isSoldOut,
  breaksDiets: [],
  allergens: [],
})
const spice: OptionGroup = {
  key: 'spice',
  name: 'Spice',
  min: 1,
  max: 1,
  choices: [choice('mild', true), choice('hot')],
}
const sides: OptionGroup = {
  key: 'sides',
  name: 'Sides',
  min: 0,
  max: 3,
  choices: [choice('raita', true), choice('dal')],
}
const groups = [spice, sides]
const ordered = (selection: Parameters<typeof orderOptions>[1]) =>
  orderOptions(groups, selection).map(({ choice: key, quantity }) => `${key} ${quantity}`)

test('a dish begins with its defaults, a line with what was chosen for it', () => {
  expect(ordered(selectOptions(groups))).toEqual(['mild 1', 'raita 1'])
  const line = chooseOptions(groups, [
    { group: 'spice', choice: 'hot' },
    { group: 'sides', choice: 'dal', quantity: 2 },
  ]).options
  expect(ordered(selectOptions(groups, line))).toEqual(['hot 1', 'dal 2'])
})

test('what has run out or is no longer offered is not chosen', () => {
  const soldOut = { ...spice, choices: [choice('mild', true, true), choice('hot')] }
  expect(countChosen(selectOptions([soldOut]), soldOut)).toBe(0)
  const old = [{ group: 'size', choice: 'large' }] as LineOption[]
  expect(ordered(selectOptions(groups, old))).toEqual(['mild 1', 'raita 1'])
})

test('one choice replaces another only where one is possible', () => {
  const first = setChoice(selectOptions(groups), spice, 'hot', 1)
  const both = setChoice(first, sides, 'dal', 2)
  expect(ordered(both)).toEqual(['hot 1', 'raita 1', 'dal 2'])
  expect(countChosen(both, sides)).toBe(3)
})

test('a group of which nothing is left does not get its defaults back', () => {
  const none = setChoice(selectOptions(groups), sides, 'raita', 0)
  const { options, problems } = chooseOptions(groups, orderOptions(groups, none))
  expect(problems).toEqual([])
  expect(options.map(({ choice: key, quantity = 1 }) => [key, quantity])).toEqual([
    ['mild', 1],
    ['raita', 0],
  ])
})
