/** What a statement says under the list of another country. Not in the schema files, so the shop need not load zod. */
import { allergenLists, type AllergenList } from './allergen-lists.ts'
import { type Allergen, allergens } from './allergens.ts'

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
