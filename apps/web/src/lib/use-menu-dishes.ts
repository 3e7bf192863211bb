import type { CartItem, Product } from '@tiffin/contract'
import { liveQuery } from './live-query.ts'
import { trpc } from './trpc.ts'

/** The dishes of the menu as they are now, by slug: a cart may be older. Empty until they have loaded. */
export function useMenuDishes(cart: readonly CartItem[]): ReadonlyMap<string, Product> {
  const { data } = trpc.products.list.useQuery({}, { enabled: cart.length > 0, ...liveQuery })
  return new Map(data?.products.map((product) => [product.slug, product]))
}
