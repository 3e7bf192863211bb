import { useMoney } from '../../lib/api/settings.tsx'
import type { Money } from '@tiffin/pricing'
import { chooseOptions, choicesOf, type CartItem, type LineChoices, type Product } from '@tiffin/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTRPC } from '../../lib/api/trpc.ts'

/** Adds portions, as they were chosen, to the cart at today's price, and returns how many were added. */
export type AddPortions = (
  product: Product,
  requested: number,
  money: Money,
  choices: LineChoices,
) => { quantity: number }

interface Portions {
  title: string
  quantity: number
}

/** The result for each line of an order that is ordered again. */
export interface OrderedAgain {
  added: Portions[]
  /** Fewer than before, because no more are left. */
  cut: (Portions & { requested: number })[]
  /** The cart already has as many as are left. */
  full: string[]
  soldOut: string[]
  gone: string[]
  /** What was chosen then cannot be chosen now, and why. */
  changed: string[]
}

/** Determines what is still available of an old order, and adds that to the cart. */
export function orderAgain(
  items: readonly CartItem[],
  products: readonly Product[],
  add: (product: Product, requested: number, choices: LineChoices) => { quantity: number },
): OrderedAgain {
  const productBySlug = new Map(products.map((product) => [product.slug, product]))
  const result: OrderedAgain = { added: [], cut: [], full: [], soldOut: [], gone: [], changed: [] }
  for (const item of items) {
    const { slug, title: oldTitle, quantity: requested } = item
    const product = productBySlug.get(slug)
    if (product === undefined) {
      result.gone.push(oldTitle)
      continue
    }
    const { title, stock } = product
    const { problems } = chooseOptions(product.optionGroups, item.options)
    if (stock > 0 && problems.length > 0) {
      result.changed.push(`${title} (${problems.map(({ message }) => message).join(', ')})`)
      continue
    }
    const { quantity } = stock > 0 ? add(product, requested, choicesOf(item)) : { quantity: 0 }
    if (quantity > 0) result.added.push({ title, quantity })
    if (quantity > 0 && quantity < requested) result.cut.push({ title, quantity, requested })
    if (quantity === 0) result[stock > 0 ? 'full' : 'soldOut'].push(title)
  }
  return result
}

/** Adds to the cart what is available of an earlier order's lines. */
export function useOrderAgain(items: readonly CartItem[], addPortions: AddPortions) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const money = useMoney()
  return useMutation({
    mutationFn: async () => {
      // As they are today: the order may be a year old.
      const slugs = [...new Set(items.map(({ slug }) => slug))]
      const { products } = await queryClient.fetchQuery(
        trpc.products.list.queryOptions({ slugs }, { staleTime: 0 }),
      )
      return orderAgain(items, products, (product, requested, choices) =>
        addPortions(product, requested, money, choices),
      )
    },
  })
}
