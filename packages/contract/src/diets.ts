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
  /** Known to be in it, in the order of `allergens`. */
  contains: Allergen[]
  /** False where nothing is stated about the dish or about one of its choices: it may contain others. */
  isStated: boolean
  /** Something has to be chosen yet: all that is possible counts. */
  isOpen: boolean
}

/**
 * Diets and allergens of a dish with what is chosen, or with what is chosen at first: the diets that no choice breaks, the
 * allergens of all (PRODUCT.md). As long as a guest has to choose in a group, each of its choices counts: only what holds in
 * any case is said.
 */
export function factsOf(dish: StatedDish, options?: readonly OrderedOption[]): LineFacts {
  const possible = dish.optionGroups.map((group) => possibleChoices(group, options))
  const chosen = possible.flatMap(({ choices }) => choices)
  const lost = dish.dietary.flatMap((diet) => {
    const breaking = chosen.find(({ breaksDiets }) => breaksDiets.includes(diet))
    return breaking ? [{ diet, choice: breaking.name }] : []
  })
  const stated = [dish.allergens, ...chosen.map((choice) => choice.allergens)]
  return {
    diets: dish.dietary.filter((diet) => lost.every((one) => one.diet !== diet)),
    lost,
    contains: allergens.filter((allergen) => stated.some((list) => list?.includes(allergen))),
    isStated: stated.every((list) => list !== null),
    isOpen: possible.some(({ isOpen }) => isOpen),
  }
}

function possibleChoices({ key, min, choices }: OptionGroup, options: readonly OrderedOption[] | undefined) {
  const quantityOf = (choice: OptionChoice) =>
    options === undefined
      ? // A default that has run out cannot be chosen.
        Number(choice.isDefault && !choice.isSoldOut)
      : options
          .filter((option) => option.group === key && option.choice === choice.key)
          .reduce((sum, { quantity = 1 }) => sum + quantity, 0)
  const picked = choices.filter((choice) => quantityOf(choice) > 0)
  const isOpen = picked.reduce((sum, choice) => sum + quantityOf(choice), 0) < min
  if (!isOpen) return { choices: picked, isOpen }
  const available = choices.filter(({ isSoldOut }) => !isSoldOut)
  return { choices: available.length > 0 ? available : choices, isOpen }
}
