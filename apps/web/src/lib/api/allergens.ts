import type { Allergen } from '@tiffin/contract'
import { useSettings } from './settings.tsx'

/** The allergens that the country asks for. One that was stated for another country's list is called by its key. */
export function useAllergens() {
  const { allergens = [] } = useSettings()
  return {
    offered: allergens,
    nameOf: (key: Allergen) => allergens.find((one) => one.key === key)?.name ?? key.replace('-', ' '),
  }
}

export type NameAllergen = ReturnType<typeof useAllergens>['nameOf']
