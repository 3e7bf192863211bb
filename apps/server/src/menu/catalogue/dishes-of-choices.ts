import { factsOf, readStatement } from '@tiffin/contract'
import type { ProductRow } from './catalogue-queries.ts'
import type { GroupRow, LinkRow } from './option-queries.ts'
import { presentGroupsByDish, presentStatement, type Shown } from './present-options.ts'

/**
 * The dishes that choices are, as they are now: portions are sold while the rest of the menu stays in memory. They are
 * cooked with their own defaults, whose diets and allergens count.
 */
export function withDishes(
  { optionGroups, optionLinks }: { optionGroups: GroupRow[]; optionLinks: LinkRow[] },
  rows: readonly ProductRow[],
  shown: Shown,
): readonly GroupRow[] {
  const ids = new Set(
    optionGroups.flatMap(({ choices }) => choices.flatMap(({ productId }) => productId ?? [])),
  )
  if (ids.size === 0) return optionGroups
  const ownGroups = presentGroupsByDish(
    optionGroups,
    optionLinks.filter(({ productId }) => ids.has(productId)),
    shown,
  )
  const dishById = new Map(
    rows
      .filter(({ product }) => ids.has(product.id))
      .map(({ product, category }) => {
        const stated = readStatement(product.allergens, product.allergenList, shown.allergenList)
        const facts = factsOf({
          dietary: product.dietary,
          ...presentStatement(stated.allergens, stated.unstated),
          optionGroups: ownGroups.get(product.id) ?? [],
        })
        const cooked =
          facts.unstated === null ? nothingStated : { allergens: facts.contains, unstated: facts.unstated }
        return [product.id, { ...product, dietary: facts.diets, cooked, categorySlug: category.slug }]
      }),
  )
  return optionGroups.map(({ choices, ...row }) => ({
    ...row,
    choices: choices.map((choice) => ({ ...choice, dish: dishById.get(choice.productId ?? '') ?? null })),
  }))
}

const nothingStated = { allergens: null, unstated: [] }
