import { MAX_LIST_LENGTH, type ListProductsInput, type Product, type ProductList } from '@tiffin/contract'
import type { CatalogueSnapshot } from '../../platform/procedures.ts'

/** Filters and sorts the menu; by default in menu order, or what fits the words of `q` best. */
export function listProducts(catalogue: CatalogueSnapshot, wanted: ListProductsInput): ProductList {
  const { category, featured, q, sort } = wanted
  const fits = q === undefined || q.trim() === '' ? null : catalogue.search(q)
  const isWanted = (product: Product) =>
    (!category || product.category.slug === category) &&
    (!featured || product.isFeatured) &&
    (fits === null || fits.has(product.slug))

  const matching = sorted(catalogue, sort).filter(isWanted)
  const fitOf = ({ slug }: Product) => fits?.get(slug) ?? 0
  const found = sort === undefined && fits ? matching.toSorted((a, b) => fitOf(b) - fitOf(a)) : matching
  const from = wanted.offset ?? 0
  return { products: found.slice(from, from + (wanted.limit ?? MAX_LIST_LENGTH)), total: found.length }
}

function sorted(catalogue: CatalogueSnapshot, sort: ListProductsInput['sort']) {
  if (sort === 'popular') return catalogue.popular
  if (sort === 'newest') return catalogue.newest
  return catalogue.products
}
