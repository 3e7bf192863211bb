/** SPEC.md’s four diets. */
export const dietaryLabels = ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'] as const

/** Every allergen that the law of some country names, in the order in which they are listed. */
export const allergens = [
  'eggs',
  'milk',
  'mustard',
  'peanuts',
  'shellfish',
  'crustaceans',
  'shrimp',
  'crab',
  'molluscs',
  'fish',
  'sesame',
  'soy',
  'sulphites',
  'tree-nuts',
  'walnuts',
  'wheat',
  'gluten',
  'celery',
  'lupin',
  'buckwheat',
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
  crustaceans: 'crustaceans',
  shrimp: 'shrimp',
  crab: 'crab',
  molluscs: 'molluscs',
  fish: 'fish',
  sesame: 'sesame',
  soy: 'soy',
  sulphites: 'sulphites',
  'tree-nuts': 'tree nuts',
  walnuts: 'walnuts',
  wheat: 'wheat and triticale (gluten)',
  gluten: 'gluten (wheat, rye, barley, oats)',
  celery: 'celery',
  lupin: 'lupin',
  buckwheat: 'buckwheat',
}

/** What a diet rules out. Vegetarians here eat eggs and milk. */
const ruledOut: Readonly<Record<DietaryLabel, readonly Allergen[]>> = {
  vegetarian: ['shellfish', 'crustaceans', 'shrimp', 'crab', 'molluscs', 'fish'],
  vegan: ['eggs', 'milk', 'shellfish', 'crustaceans', 'shrimp', 'crab', 'molluscs', 'fish'],
  'gluten-free': ['wheat', 'gluten'],
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
