import type { Allergen, DietaryLabel } from '@tiffin/contract'
import type { GroupRow, LinkRow } from '../catalogue/option-queries.ts'
import type { DishGroup } from './options-cell.ts'

/** A choice with everything that a sheet can contain about it. */
export interface MenuChoice {
  key: string
  name: string
  /** What another program calls it. */
  sku: string | null
  priceCents: number
  /** In cents, by the key of the size. */
  sizePrices: Readonly<Record<string, number>> | null
  isDefault: boolean
  max: number
  /** The slug of the dish that it is. */
  product: string | null
  breaksDiets: readonly DietaryLabel[]
  allergens: readonly Allergen[] | null
}

/** An option group with everything that a sheet can contain about it. */
export interface MenuGroup {
  key: string
  name: string
  min: number
  max: number
  /** False for sizes and spice levels. */
  addsIngredients: boolean
  /** The key of the group on whose choice its prices depend. */
  sizeGroup: string | null
  choices: readonly MenuChoice[]
}

/** A group that is on the menu. */
export interface KnownGroup extends MenuGroup {
  id: string
  version: number
}

export const knownGroupOf = ({ group, sizes, choices }: GroupRow): KnownGroup => ({
  ...group,
  sizeGroup: sizes?.key ?? null,
  choices: choices.map((choice) => ({
    key: choice.key,
    name: choice.name,
    sku: choice.sku,
    priceCents: choice.priceCents,
    sizePrices: knownSizes(choice.sizePrices, sizes),
    isDefault: choice.isDefault,
    max: choice.max,
    product: choice.dish?.slug ?? null,
    breaksDiets: choice.breaksDiets,
    allergens: choice.allergens,
  })),
})

/** Without sizes that no longer exist. */
function knownSizes(prices: Record<string, number> | null, sizes: GroupRow['sizes']) {
  const known = Object.entries(prices ?? {}).filter(([size]) => sizes?.choices.includes(size))
  return known.length > 0 ? Object.fromEntries(known) : null
}

/** What differs for a dish; what it says about choices that the group no longer has does not count. */
export function dishGroupOf({ min, max, defaults, prices }: LinkRow, { key, choices }: MenuGroup): DishGroup {
  const keys = new Set(choices.map((choice) => choice.key))
  const known = Object.entries(prices ?? {}).filter(([choice]) => keys.has(choice))
  return {
    key,
    min,
    max,
    defaults: defaults && defaults.filter((choice) => keys.has(choice)),
    prices: known.length > 0 ? Object.fromEntries(known) : null,
  }
}
