/** Which allergens a country asks for. Not in the schema files, so the shop need not load zod. */
import { type Allergen, allergenNames, allergens } from './allergens.ts'

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

// What a statement says under the list of another country. Not in the schema files, so the shop need not load zod.

/** What is part of what: a dish with crab contains crustaceans. */
const widerThan: Partial<Record<Allergen, Allergen>> = {
  shrimp: 'crustaceans',
  crab: 'crustaceans',
  crustaceans: 'shellfish',
  molluscs: 'shellfish',
  walnuts: 'tree-nuts',
  wheat: 'gluten',
}

export interface Statement {
  /** Known to be in it; null: nothing is stated. */
  allergens: Allergen[] | null
  /** Those of the list about which nothing is stated. */
  unstated: Allergen[]
}

/**
 * Reads what was stated for one list under another. Nothing stated is lost, and nothing is called free of what nobody was
 * asked about: “crustaceans and molluscs” leaves open which of the two it is.
 */
export function readStatement(
  stated: readonly Allergen[] | null,
  statedFor: AllergenList,
  list: AllergenList,
): Statement {
  const offered: readonly Allergen[] = allergenLists[list]
  if (stated === null) return { allergens: null, unstated: [...offered] }
  const contained = new Set(
    stated.flatMap((one) => [one, ...widerOf(one).filter((each) => offered.includes(each))]),
  )
  return {
    allergens: allergens.filter((one) => contained.has(one)),
    unstated: offered.filter(
      (one) =>
        !contained.has(one) &&
        (widerOf(one).some((wider) => contained.has(wider)) || !wasAsked(one, allergenLists[statedFor])),
    ),
  }
}

function widerOf(allergen: Allergen): Allergen[] {
  const wider = widerThan[allergen]
  return wider ? [wider, ...widerOf(wider)] : []
}

const wasAsked = (allergen: Allergen, asked: readonly Allergen[]): boolean =>
  [allergen, ...widerOf(allergen)].some((one) => asked.includes(one)) ||
  (allergen === 'shellfish' && asked.includes('crustaceans') && asked.includes('molluscs'))
