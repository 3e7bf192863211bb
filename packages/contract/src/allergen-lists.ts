/** Which allergens a country asks for. Not in the schema files, so the shop need not load zod. */
import { type Allergen, allergenNames } from './allergens.ts'

export const allergenLists = {
  /** Food and Drug Regulations (C.R.C., c. 870), B.01.010.1 and B.01.010.2, with Health Canada's list of priority allergens. */
  canada: [
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
  ],
  /** Regulation (EU) No 1169/2011, Annex II; in the United Kingdom retained with the Food Information Regulations 2014. */
  eu: [
    'eggs',
    'milk',
    'mustard',
    'peanuts',
    'crustaceans',
    'molluscs',
    'fish',
    'sesame',
    'soy',
    'sulphites',
    'tree-nuts',
    'gluten',
    'celery',
    'lupin',
  ],
  /** Food Allergen Labeling and Consumer Protection Act of 2004, with sesame by the FASTER Act of 2021. */
  usa: ['eggs', 'milk', 'peanuts', 'crustaceans', 'fish', 'sesame', 'soy', 'tree-nuts', 'wheat'],
  /** Australia New Zealand Food Standards Code, Standard 1.2.3 and Schedule 9. */
  anz: [
    'eggs',
    'milk',
    'peanuts',
    'crustaceans',
    'molluscs',
    'fish',
    'sesame',
    'soy',
    'sulphites',
    'tree-nuts',
    'wheat',
    'gluten',
    'lupin',
  ],
  /** Food Labeling Standards (Cabinet Office Ordinance No. 10 of 2015), Appended Table 14: the eight that are mandatory. */
  japan: ['eggs', 'milk', 'peanuts', 'shrimp', 'crab', 'walnuts', 'wheat', 'buckwheat'],
} as const satisfies Record<string, readonly Allergen[]>

export type AllergenList = keyof typeof allergenLists

const lists: Partial<Record<string, AllergenList>> = {
  CA: 'canada',
  US: 'usa',
  AU: 'anz',
  NZ: 'anz',
  JP: 'japan',
}

/** Where we know no list of a country's own, that of the EU is the longest. */
export const allergenListOf = ({ country }: { country: string }): AllergenList => lists[country] ?? 'eu'

/** What an allergen is called there: only in Canada wheat and triticale are one. */
export const nameAllergen = (allergen: Allergen, list: AllergenList): string =>
  allergen === 'wheat' && list !== 'canada' ? 'wheat' : allergenNames[allergen]

/** The allergens that a country asks for, as pages get them: a guest's browser knows no list. */
export const namedAllergens = (region: { country: string }): { key: Allergen; name: string }[] => {
  const list = allergenListOf(region)
  return allergenLists[list].map((key) => ({ key, name: nameAllergen(key, list) }))
}
