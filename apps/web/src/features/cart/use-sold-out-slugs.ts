import { keepFresh } from '../../lib/keep-fresh.ts'
import { trpc } from '../../lib/trpc.ts'
import type { Cart } from './cart.ts'

/** Which dishes can no longer be had: a cart may be older than the menu. The server has the last word. */
export function useSoldOutSlugs(cart: Cart): ReadonlySet<string> {
  const { data } = trpc.products.list.useQuery({}, { enabled: cart.length > 0, ...keepFresh })
  const soldOut = data?.products.filter(({ stock }) => stock <= 0) ?? []
  return new Set(soldOut.map(({ slug }) => slug))
}
