import type { Product } from '@tiffin/contract'

const MAX_RELATED = 4

/** One more than is shown, because the dish itself is among them. */
export function relatedInput({ category }: Product) {
  return { category: category.slug, limit: MAX_RELATED + 1 }
}

export function pickRelated(dishes: readonly Product[], { slug }: Product): Product[] {
  return dishes.filter((dish) => dish.slug !== slug).slice(0, MAX_RELATED)
}
