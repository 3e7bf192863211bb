import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allergens, dietaryLabels, findContradiction } from './allergens.ts'
import { factsOf } from './diets.ts'
import type { OptionChoice, OptionGroup } from './option-group.ts'

const choice = (key: string, facts: Partial<OptionChoice> = {}): OptionChoice => ({
  key,
  name: key,
  price: 0,
  isDefault: false,
  max: 1,
  isSoldOut: false,
  breaksDiets: [],
  allergens: [],
  ...facts,
})
const group = (choices: OptionChoice[], limits: Partial<OptionGroup> = {}): OptionGroup => ({
  key: 'extras',
  name: 'Extras',
  min: 0,
  max: 3,
  choices,
  ...limits,
})
const option = (chosen: string, quantity?: number) => ({
  group: 'extras',
  choice: chosen,
  ...(quantity !== undefined && { quantity }),
})

const paneer = choice('paneer', { breaksDiets: ['vegan', 'dairy-free'], allergens: ['milk'] })
const chana = {
  dietary: ['vegetarian', 'vegan', 'dairy-free'] as const,
  allergens: ['mustard'] as const,
  optionGroups: [group([paneer, choice('chilli')])],
}

test('a dish has the diets that no choice breaks, and the allergens of all', () => {
  expect(factsOf(chana, [option('paneer'), option('chilli')])).toEqual({
    diets: ['vegetarian'],
    lost: [
      { diet: 'vegan', choice: 'paneer' },
      { diet: 'dairy-free', choice: 'paneer' },
    ],
    contains: ['milk', 'mustard'],
    isStated: true,
    unstated: [],
    isOpen: false,
  })
})

test('what is left out changes nothing', () => {
  expect(factsOf(chana, [option('paneer', 0)])).toEqual({
    diets: ['vegetarian', 'vegan', 'dairy-free'],
    lost: [],
    contains: ['mustard'],
    isStated: true,
    unstated: [],
    isOpen: false,
  })
})

test('with something unknown in it, only what is known to be in it is said', () => {
  const house = choice('house sauce', { allergens: null })
  const withHouse = { ...chana, optionGroups: [group([house])] }
  expect(factsOf(withHouse, [option('house sauce')])).toMatchObject({
    contains: ['mustard'],
    isStated: false,
  })
  expect(factsOf({ ...chana, allergens: null }, [option('paneer')])).toMatchObject({
    contains: ['milk'],
    isStated: false,
  })
})

test('before anything is chosen the defaults count', () => {
  const butter = choice('butter', { breaksDiets: ['vegan'], allergens: ['milk'] })
  const atFirst = (one: OptionGroup) => factsOf({ ...chana, optionGroups: [one] })
  expect(atFirst(group([butter]))).toMatchObject({
    diets: chana.dietary,
    contains: ['mustard'],
    isOpen: false,
  })
  expect(atFirst(group([{ ...butter, isDefault: true }]))).toMatchObject({
    diets: ['vegetarian', 'dairy-free'],
    contains: ['milk', 'mustard'],
  })
})

describe('as long as a guest has to choose, each choice counts', () => {
  const butter = choice('butter', { breaksDiets: ['vegan'], allergens: ['milk'] })
  const oil = choice('oil', { allergens: ['soy'] })
  const all = { diets: ['vegetarian', 'dairy-free'], contains: ['milk', 'mustard', 'soy'], isOpen: true }
  const bowl = (limits: Partial<OptionGroup>, ...choices: OptionChoice[]) => ({
    ...chana,
    optionGroups: [group(choices, limits)],
  })

  test('at first and with nothing chosen', () => {
    const dish = bowl({ min: 1 }, butter, oil)
    expect(factsOf(dish)).toMatchObject(all)
    expect(factsOf(dish, [])).toMatchObject(all)
    expect(factsOf(dish, [option('oil')])).toMatchObject({ contains: ['mustard', 'soy'], isOpen: false })
  })

  test('with too little chosen', () => {
    const dish = bowl({ min: 2 }, butter, oil)
    expect(factsOf(dish, [option('oil')])).toMatchObject(all)
    expect(factsOf(dish, [option('oil', 2)])).toMatchObject({ contains: ['mustard', 'soy'], isOpen: false })
  })

  test('where the default has run out; what has run out does not count itself', () => {
    const dish = bowl({ min: 1 }, { ...oil, isDefault: true, isSoldOut: true }, butter)
    expect(factsOf(dish)).toMatchObject({ contains: ['milk', 'mustard'], isOpen: true })
    const gone = bowl({ min: 1 }, { ...oil, isSoldOut: true }, { ...butter, isSoldOut: true })
    expect(factsOf(gone)).toMatchObject(all)
  })
})

test.each([
  [['vegan'], ['milk'], { diet: 'vegan', allergen: 'milk' }],
  [['vegetarian'], ['milk', 'eggs'], null],
  [['vegetarian'], ['fish'], { diet: 'vegetarian', allergen: 'fish' }],
  [['gluten-free'], ['wheat'], { diet: 'gluten-free', allergen: 'wheat' }],
  [['dairy-free'], null, null],
] as const)('%j with %j', (diets, contained, contradiction) => {
  expect(findContradiction(diets, contained)).toEqual(contradiction)
})

test('is what one gets by looking at each diet and each allergen by itself', () => {
  const facts = {
    breaksDiets: fc.subarray([...dietaryLabels]),
    allergens: fc.option(fc.subarray([...allergens])),
  }
  const anyDish = fc.record({
    dietary: fc.subarray([...dietaryLabels]),
    allergens: fc.option(fc.subarray([...allergens])),
    choices: fc.array(fc.record({ ...facts, quantity: fc.integer({ min: 0, max: 2 }) }), { maxLength: 5 }),
  })
  fc.assert(
    fc.property(anyDish, ({ dietary, allergens: own, choices }) => {
      const offered = choices.map((one, index) => choice(`c${index}`, one))
      const found = factsOf(
        { dietary, allergens: own, optionGroups: [group(offered)] },
        choices.map(({ quantity }, index) => option(`c${index}`, quantity)),
      )
      const eaten = choices.filter(({ quantity }) => quantity > 0)
      for (const diet of dietaryLabels) {
        const keeps = dietary.includes(diet) && !eaten.some(({ breaksDiets }) => breaksDiets.includes(diet))
        expect(found.diets.includes(diet)).toBe(keeps)
        expect(found.lost.some((one) => one.diet === diet)).toBe(dietary.includes(diet) && !keeps)
      }
      expect(found.isStated).toBe(own !== null && eaten.every((one) => one.allergens !== null))
      for (const allergen of allergens) {
        const contains = [own, ...eaten.map((one) => one.allergens)].some((list) => list?.includes(allergen))
        expect(found.contains.includes(allergen)).toBe(contains)
      }
    }),
  )
})
