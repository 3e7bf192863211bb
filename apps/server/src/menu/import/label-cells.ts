/** Cells with labels from a list, such as "vegan, gluten-free": written, and read as people type them. */
import { type Allergen, allergenNames, allergens, type DietaryLabel, dietaryLabels } from '@tiffin/contract'

/** States that a dish contains none of the allergens; an empty cell states nothing. */
const NONE = 'none'

/** Which ones depends on the country; the form of a dish lists them. */
export const allergensHelp =
  'none, or those that the form of a dish lists, such as milk, tree-nuts, separated by commas, or empty if nothing is stated'

export const writeDiets = (diets: readonly DietaryLabel[]): string =>
  dietaryLabels.filter((label) => diets.includes(label)).join(', ')

export const writeAllergens = (contained: readonly Allergen[] | null): string | null =>
  contained && (allergens.filter((one) => contained.includes(one)).join(', ') || NONE)

/** Lower case, with single blanks for any other separators. */
export const simplified = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')

/** A word that is no label is passed on for the schema to reject. */
export const readDiets = (text: string): string[] => readLabels(text, dietaryLabels, (label) => [label])

export function readAllergens(text: string): string[] | null {
  if (text === '') return null
  return simplified(text) === NONE
    ? []
    : readLabels(text, allergens, (label) => [label, allergenNames[label]])
}

function readLabels<Label extends string>(
  text: string,
  labels: readonly Label[],
  namesOf: (label: Label) => string[],
): string[] {
  const named = text
    .split(/[,;\n]/)
    .map(simplified)
    .filter(Boolean)
    .map((name) => labels.find((label) => namesOf(label).map(simplified).includes(name)) ?? name)
  return [...new Set(named)]
}

/** What a column is called in a sheet. */
export interface Heading {
  header: string
  /** Other headings with the same meaning. */
  alsoCalled: readonly string[]
}

// "Discount (%)" and "discount %" are one heading.
export const plainHeading = (heading: string) => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Finds the column that a heading means. */
export function indexHeadings<Key extends string>(
  keys: readonly Key[],
  headings: Record<Key, Heading>,
): (heading: string) => Key | undefined {
  const keyByHeading = new Map(
    keys.flatMap((key) => {
      const { header, alsoCalled } = headings[key]
      return [key, header, ...alsoCalled].map((heading) => [plainHeading(heading), key] as const)
    }),
  )
  return (heading) => keyByHeading.get(plainHeading(heading))
}
