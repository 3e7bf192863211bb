/** Diets and allergens of dishes as they are ordered. Not in the schema files, so the shop need not load zod. */
import { allergens, type Allergen, type DietaryLabel } from './allergens.ts'
import type { OptionChoice, OptionGroup, OrderedOption } from './option-group.ts'

/** What is stated about a dish, apart from its options. */
interface StatedDish {
  dietary: readonly DietaryLabel[]
  /** Null: nothing is stated. */
  allergens: readonly Allergen[] | null
  /** Of the country's list, about which nothing is stated. */
  unstatedAllergens?: readonly Allergen[] | undefined
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
  /** What that leaves open; all that it does not name, if nothing is stated about a part. */
  unstated: Allergen[] | null
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
  const parts = [dish, ...chosen]
  const stated = parts.map((part) => part.allergens)
  const unstated = parts.flatMap((part) => part.unstatedAllergens ?? [])
  const isKnown = stated.every((list) => list !== null)
  return {
    diets: dish.dietary.filter((diet) => lost.every((one) => one.diet !== diet)),
    lost,
    contains: allergens.filter((allergen) => stated.some((list) => list?.includes(allergen))),
    isStated: isKnown && unstated.length === 0,
    unstated: isKnown ? unstated : null,
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
