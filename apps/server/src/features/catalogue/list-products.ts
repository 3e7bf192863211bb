import { MAX_LIST_LENGTH, type ListProductsInput, type Product, type ProductList } from '@tiffin/contract'
import type { CatalogueSnapshot } from '../../platform/procedures.ts'
import { foldText } from './fold-text.ts'

/** Filters and sorts the menu; the default is menu order. Every word of `q` must occur. */
export function listProducts(catalogue: CatalogueSnapshot, wanted: ListProductsInput): ProductList {
  const words = foldText(wanted.q ?? '')
    .split(/\s+/)
    .filter(Boolean)
  const isWanted = (product: Product) =>
    (!wanted.category || product.category.slug === wanted.category) &&
    (!wanted.featured || product.isFeatured) &&
    words.every((word) => catalogue.searchTextBySlug.get(product.slug)?.includes(word))

  const matching = sorted(catalogue, wanted.sort).filter(isWanted)
  const from = wanted.offset ?? 0
  return { products: matching.slice(from, from + (wanted.limit ?? MAX_LIST_LENGTH)), total: matching.length }
}

function sorted(catalogue: CatalogueSnapshot, sort: ListProductsInput['sort']) {
  if (sort === 'popular') return catalogue.popular
  if (sort === 'newest') return catalogue.newest
  return catalogue.products
}
