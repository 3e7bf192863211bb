import type { CartItem, Product } from '@tiffin/contract'

/** Puts portions into the cart at today's price and tells how many went in. */
export type AddPortions = (product: Product, wanted: number) => number

interface Portions {
  title: string
  quantity: number
}

/** What became of the lines of an order that were wanted once more. */
export interface OrderedAgain {
  added: Portions[]
  /** Fewer than before, for there are not more. */
  cut: (Portions & { wanted: number })[]
  /** The cart already holds as many as there are. */
  full: string[]
  soldOut: string[]
  gone: string[]
}

/** Sorts out what can still be had of an old order, and puts that into the cart. */
export function orderAgain(
  items: readonly CartItem[],
  products: readonly Product[],
  addPortions: AddPortions,
): OrderedAgain {
  const productBySlug = new Map(products.map((product) => [product.slug, product]))
  const result: OrderedAgain = { added: [], cut: [], full: [], soldOut: [], gone: [] }
  for (const { slug, title: oldTitle, quantity: wanted } of items) {
    const product = productBySlug.get(slug)
    if (product === undefined) {
      result.gone.push(oldTitle)
      continue
    }
    const { title, stock } = product
    const quantity = stock > 0 ? addPortions(product, wanted) : 0
    if (quantity > 0) result.added.push({ title, quantity })
    if (quantity > 0 && quantity < wanted) result.cut.push({ title, quantity, wanted })
    if (quantity === 0) result[stock > 0 ? 'full' : 'soldOut'].push(title)
  }
  return result
}
