/** Which diets and allergens a menu is filtered by, in the address: 'vegan,dairy-free'. */
import { allergens, dietaryLabels, type Allergen, type DietaryLabel } from '@tiffin/contract'

export interface DietSearch {
  /** Only dishes that are all of these. */
  diet?: string | undefined
  /** Only dishes that are known to contain none of these. */
  without?: string | undefined
}

/** Accepts any query string; what is unknown is left out. Undefined is returned explicitly for the router. */
export const readDietSearch = ({ diet, without }: Record<string, unknown>): DietSearch => ({
  diet: readLabels(diet, dietaryLabels),
  without: readLabels(without, allergens),
})

/** Always in the same order, so that the same choice is the same address. */
function readLabels(raw: unknown, known: readonly string[]): string | undefined {
  if (typeof raw !== 'string') return undefined
  const named = raw.split(',')
  return known.filter((label) => named.includes(label)).join(',') || undefined
}

/** The part of the input for the server's query. */
export const dietInput = ({ diet, without }: DietSearch) => ({
  diet: diet?.split(',') as DietaryLabel[] | undefined,
  without: without?.split(',') as Allergen[] | undefined,
})
