import {
  type Allergen,
  factsOf,
  foldWords,
  type ListedProducts,
  type ListForStaffInput,
  type ListProductsInput,
  MAX_LIST_LENGTH,
  type Product,
  type ProductList,
} from '@tiffin/contract'
import type { CatalogueSnapshot } from '../../platform/context.ts'

/** Filters and sorts the menu; by default in menu order, or what fits the words of `q` best. */
export function listProducts(catalogue: CatalogueSnapshot, wanted: ListProductsInput): ProductList {
  const { slugs, category, featured, q, sort, diet = [], without = [] } = wanted
  const named = slugs && new Set(slugs.flatMap((name) => catalogue.findProduct(name)?.slug ?? []))
  const fits = q === undefined || q.trim() === '' ? null : catalogue.search(q)
  const isWanted = (product: Product) =>
    (!named || named.has(product.slug)) &&
    (!category || product.category.slug === category) &&
    (!featured || product.isFeatured) &&
    diet.every((label) => product.diets.includes(label)) &&
    (fits === null || fits.has(product.slug))

  const wantedOnes = sorted(catalogue, sort).filter(isWanted)
  const { matching, unknown } =
    without.length === 0 ? { matching: wantedOnes, unknown: undefined } : leaveOut(wantedOnes, without)
  const fitOf = ({ slug }: Product) => fits?.get(slug) ?? 0
  const found = sort === undefined && fits ? matching.toSorted((a, b) => fitOf(b) - fitOf(a)) : matching
  const from = wanted.offset ?? 0
  return {
    products: found.slice(from, from + (wanted.limit ?? MAX_LIST_LENGTH)),
    total: found.length,
    ...(unknown !== undefined && { unknown }),
  }
}

/** Hidden ones too, in menu order. */
export function listForStaff(
  catalogue: CatalogueSnapshot,
  { q, category, offset = 0, limit = MAX_LIST_LENGTH }: ListForStaffInput,
): ListedProducts {
  const products = catalogue
    .listForStaff()
    .filter((product) => !category || product.category.slug === category)
    .filter(({ title }) => !q || hasWords(title, q))
  return { products: products.slice(offset, offset + limit), total: products.length }
}

/** However they are typed: accents, case and order make no difference. */
function hasWords(title: string, words: string): boolean {
  const folded = foldWords(title).toLowerCase()
  return foldWords(words)
    .toLowerCase()
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

/** The dishes that are known to contain none of these, and of how many others that is unknown. */
function leaveOut(dishes: readonly Product[], allergens: readonly Allergen[]) {
  const stated = dishes
    .map((dish) => ({ dish, ...factsOf(dish) }))
    .filter(({ unstated }) => unstated !== null && !allergens.some((allergen) => unstated.includes(allergen)))
  const matching = stated
    .filter(({ contains }) => allergens.every((allergen) => !contains.includes(allergen)))
    .map(({ dish }) => dish)
  return { matching, unknown: dishes.length - stated.length }
}

function sorted(catalogue: CatalogueSnapshot, sort: ListProductsInput['sort']) {
  if (sort === 'popular') return catalogue.popular
  if (sort === 'newest') return catalogue.newest
  return catalogue.products
}
