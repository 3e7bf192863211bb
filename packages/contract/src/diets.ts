/** Diets and allergens of dishes as they are ordered. Not in the schema files, so the shop need not load zod. */
import type { OptionChoice, OptionGroup, OrderedOption } from './option-group.ts'

/** SPEC.md’s four diets. */
export const dietaryLabels = ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'] as const

/** Canada’s priority allergens. */
export const allergens = [
  'eggs',
  'milk',
  'mustard',
  'peanuts',
  'shellfish',
  'fish',
  'sesame',
  'soy',
  'sulphites',
  'tree-nuts',
  'wheat',
] as const

export type DietaryLabel = (typeof dietaryLabels)[number]
export type Allergen = (typeof allergens)[number]

/** What each allergen is called in a list: “Contains milk, tree nuts”. */
export const allergenNames: Readonly<Record<Allergen, string>> = {
  eggs: 'eggs',
  milk: 'milk',
  mustard: 'mustard',
  peanuts: 'peanuts',
  shellfish: 'crustaceans and molluscs',
  fish: 'fish',
  sesame: 'sesame',
  soy: 'soy',
  sulphites: 'sulphites',
  'tree-nuts': 'tree nuts',
  wheat: 'wheat and triticale (gluten)',
}

/** What a diet rules out. Vegetarians here eat eggs and milk. */
const ruledOut: Readonly<Record<DietaryLabel, readonly Allergen[]>> = {
  vegetarian: ['shellfish', 'fish'],
  vegan: ['eggs', 'milk', 'shellfish', 'fish'],
  'gluten-free': ['wheat'],
  'dairy-free': ['milk'],
}

/** The diets that a dish cannot have any more with these allergens in it. */
export const dietsRuledOutBy = (contained: readonly Allergen[] | null): DietaryLabel[] =>
  dietaryLabels.filter((diet) => ruledOut[diet].some((one) => contained?.includes(one)))

/** A diet and an allergen that one dish cannot both have; null if all of them agree. */
export function findContradiction(
  diets: readonly DietaryLabel[],
  contained: readonly Allergen[] | null | undefined,
): { diet: DietaryLabel; allergen: Allergen } | null {
  for (const diet of diets) {
    const allergen = ruledOut[diet].find((one) => contained?.includes(one))
    if (allergen !== undefined) return { diet, allergen }
  }
  return null
}

/** What is stated about a dish, apart from its options. */
interface StatedDish {
  dietary: readonly DietaryLabel[]
  /** Null: nothing is stated. */
  allergens: readonly Allergen[] | null
  optionGroups: readonly OptionGroup[]
}

export interface LineFacts {
  diets: DietaryLabel[]
  /** The diets of the dish that choices take away, with the name of the first such choice. */
  lost: { diet: DietaryLabel; choice: string }[]
  /** In the order of `allergens`; null where nothing is stated about the dish or about one of its choices. */
  allergens: Allergen[] | null
}

/** Diets and allergens of a dish with what is chosen: the diets that no choice breaks, the allergens of all (PRODUCT.md). */
export const factsOf = (dish: StatedDish, options: readonly OrderedOption[]): LineFacts =>
  combine(
    dish,
    options.flatMap(({ group, choice, quantity = 1 }) => {
      const found = dish.optionGroups
        .find(({ key }) => key === group)
        ?.choices.find(({ key }) => key === choice)
      return found && quantity > 0 ? [found] : []
    }),
  )

/**
 * The same for a dish that nobody has chosen anything for. Where a guest has to choose, each choice counts: only what
 * holds in any case is said.
 */
export const factsAtFirst = (dish: StatedDish): LineFacts => combine(dish, chosenAtFirst(dish))

/** The diets alone. */
export const dietsAtFirst = (dish: Pick<StatedDish, 'dietary' | 'optionGroups'>): DietaryLabel[] =>
  keptDiets(dish, chosenAtFirst(dish))

const chosenAtFirst = ({ optionGroups }: Pick<StatedDish, 'optionGroups'>): OptionChoice[] =>
  optionGroups.flatMap(({ min, choices }) => {
    const defaults = choices.filter(({ isDefault }) => isDefault)
    // Without its default a guest has to choose something else.
    const isChosen = defaults.length > 0 && defaults.every(({ isSoldOut }) => !isSoldOut)
    return min === 0 || isChosen ? defaults : choices
  })

const keptDiets = ({ dietary }: Pick<StatedDish, 'dietary'>, chosen: readonly OptionChoice[]) =>
  dietary.filter((diet) => !chosen.some(({ breaksDiets }) => breaksDiets.includes(diet)))

function combine(dish: StatedDish, chosen: readonly OptionChoice[]): LineFacts {
  const lost = dish.dietary.flatMap((diet) => {
    const breaking = chosen.find(({ breaksDiets }) => breaksDiets.includes(diet))
    return breaking ? [{ diet, choice: breaking.name }] : []
  })
  const stated = [dish.allergens, ...chosen.map((choice) => choice.allergens)]
  return {
    diets: keptDiets(dish, chosen),
    lost,
    allergens: stated.every((list) => list !== null)
      ? allergens.filter((allergen) => stated.some((list) => list.includes(allergen)))
      : null,
  }
}
