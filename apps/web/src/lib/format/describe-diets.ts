/** Diets and allergens in words. */
import {
  factsOf,
  type Allergen,
  type LineFacts,
  type OptionChoice,
  type OrderedOption,
  type Product,
} from '@tiffin/contract'
import { shopCopy } from '@tiffin/copy'
import type { NameAllergen } from '../api/allergens.ts'

/** 'not vegan or dairy-free, contains milk': what a choice does to a dish; '' if nothing. */
export function describeEffects(
  {
    breaksDiets,
    allergens,
    unstatedAllergens,
  }: Pick<OptionChoice, 'breaksDiets' | 'allergens' | 'unstatedAllergens'>,
  dish: Pick<Product, 'dietary' | 'allergens' | 'unstatedAllergens'>,
  nameOf: NameAllergen,
): string {
  const lost = breaksDiets.filter((diet) => dish.dietary.includes(diet))
  const added = allergens?.filter((allergen) => !dish.allergens?.includes(allergen)) ?? []
  return [
    ...(lost.length > 0 ? [`not ${listWords(lost, 'or')}`] : []),
    ...(added.length > 0 ? [`contains ${nameAllergens(added, nameOf)}`] : []),
    ...((allergens === null || (unstatedAllergens && !dish.unstatedAllergens)) && dish.allergens !== null
      ? ['allergens not stated']
      : []),
  ].join(', ')
}

/** Sentences about a dish with what is chosen: which diets a choice has taken away, and what is in it. */
export function describeFacts(product: Product, options: readonly OrderedOption[], nameOf: NameAllergen) {
  const { lost, diets, ...contents } = factsOf(product, options)
  const byChoice = Map.groupBy(lost, ({ choice }) => choice)
  return {
    diets,
    lost: [...byChoice].map(([choice, some]) =>
      shopCopy.diets.lost(
        listWords(
          some.map(({ diet }) => diet),
          'or',
        ),
        choice,
      ),
    ),
    allergens: describeAllergens(contents, nameOf),
  }
}

function describeAllergens(
  { contains, isStated, unstated, isOpen }: Pick<LineFacts, 'contains' | 'isStated' | 'unstated' | 'isOpen'>,
  nameOf: NameAllergen,
): string {
  const { diets } = shopCopy
  const names = nameAllergens(contains, nameOf)
  if (contains.length === 0)
    return isStated ? diets.containsNone : unstated ? diets.othersNotStated : diets.notStated
  const known = isOpen ? diets.dependsOnChoice(names) : diets.contains(names)
  return isStated ? known : `${known} ${diets.othersNotStated}`
}

const nameAllergens = (contained: readonly Allergen[], nameOf: NameAllergen) =>
  listWords(contained.map(nameOf), 'and')

/** 'milk, soy and wheat'. */
function listWords(words: readonly string[], joint: 'and' | 'or'): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${joint} ${last}`
}
