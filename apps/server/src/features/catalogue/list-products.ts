import {
  factsOf,
  MAX_LIST_LENGTH,
  type Allergen,
  type ListProductsInput,
  type Product,
  type ProductList,
} from '@tiffin/contract'
import type { CatalogueSnapshot } from '../../platform/procedures.ts'

/** Filters and sorts the menu; by default in menu order, or what fits the words of `q` best. */
export function listProducts(catalogue: CatalogueSnapshot, wanted: ListProductsInput): ProductList {
  const { category, featured, q, sort, diet = [], without = [] } = wanted
  const fits = q === undefined || q.trim() === '' ? null : catalogue.search(q)
  const isWanted = (product: Product) =>
    (!category || product.category.slug === category) &&
    (!featured || product.isFeatured) &&
    diet.every((label) => product.diets.includes(label)) &&
    (fits === null || fits.has(product.slug))

  const wantedOnes = sorted(catalogue, sort).filter(isWanted)
  const matching = without.length === 0 ? wantedOnes : wantedOnes.filter((dish) => isWithout(dish, without))
  const fitOf = ({ slug }: Product) => fits?.get(slug) ?? 0
  const found = sort === undefined && fits ? matching.toSorted((a, b) => fitOf(b) - fitOf(a)) : matching
  const from = wanted.offset ?? 0
  return {
    products: found.slice(from, from + (wanted.limit ?? MAX_LIST_LENGTH)),
    total: found.length,
    ...(without.length > 0 && { unknown: wantedOnes.filter(isUnknown).length }),
  }
}

const isUnknown = (dish: Product) => !factsOf(dish).isStated

/** What is unknown is not without. */
function isWithout(dish: Product, allergens: readonly Allergen[]) {
  const { isStated, contains } = factsOf(dish)
  return isStated && allergens.every((allergen) => !contains.includes(allergen))
}

function sorted(catalogue: CatalogueSnapshot, sort: ListProductsInput['sort']) {
  if (sort === 'popular') return catalogue.popular
  if (sort === 'newest') return catalogue.newest
  return catalogue.products
}
