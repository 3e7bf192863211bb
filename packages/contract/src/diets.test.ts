import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allergens, dietaryLabels, factsAtFirst, factsOf, findContradiction } from './diets.ts'
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
    allergens: ['milk', 'mustard'],
  })
})

test('what is left out changes nothing', () => {
  expect(factsOf(chana, [option('paneer', 0)])).toEqual({
    diets: ['vegetarian', 'vegan', 'dairy-free'],
    lost: [],
    allergens: ['mustard'],
  })
})

test('with something unknown in it everything is unknown', () => {
  const house = choice('house sauce', { allergens: null })
  expect(factsOf({ ...chana, optionGroups: [group([house])] }, [option('house sauce')]).allergens).toBeNull()
  expect(factsOf({ ...chana, allergens: null }, [option('paneer')]).allergens).toBeNull()
})

test('before anything is chosen the defaults count, and each choice of a group without one that has to be chosen', () => {
  const butter = choice('butter', { breaksDiets: ['vegan'], allergens: ['milk'] })
  const oil = choice('oil', { allergens: ['soy'] })
  const diets = (one: OptionGroup) => factsAtFirst({ ...chana, optionGroups: [one] })
  expect(diets(group([butter, oil]))).toMatchObject({ diets: chana.dietary, allergens: ['mustard'] })
  expect(diets(group([{ ...butter, isDefault: true }, oil]))).toMatchObject({
    allergens: ['milk', 'mustard'],
  })
  expect(diets(group([butter, oil], { min: 1 }))).toMatchObject({
    diets: ['vegetarian', 'dairy-free'],
    allergens: ['milk', 'mustard', 'soy'],
  })
  const soldOut = { ...oil, isDefault: true, isSoldOut: true }
  expect(diets(group([butter, soldOut], { min: 1 }))).toMatchObject({ allergens: ['milk', 'mustard', 'soy'] })
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
      const isKnown = own !== null && eaten.every((one) => one.allergens !== null)
      expect(found.allergens !== null).toBe(isKnown)
      for (const allergen of allergens) {
        const contains = [own, ...eaten.map((one) => one.allergens)].some((list) => list?.includes(allergen))
        expect(found.allergens?.includes(allergen) ?? 'unknown').toBe(isKnown ? contains : 'unknown')
      }
    }),
  )
})
