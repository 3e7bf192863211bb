import type { CartItem } from '@tiffin/contract'
import { liveQuery } from './live-query.ts'
import { trpc } from './trpc.ts'

/** Which dishes are no longer available: a cart may be older than the menu. The server makes the final check. */
export function useSoldOutSlugs(cart: readonly CartItem[]): ReadonlySet<string> {
  const { data } = trpc.products.list.useQuery({}, { enabled: cart.length > 0, ...liveQuery })
  const soldOut = data?.products.filter(({ stock }) => stock <= 0) ?? []
  return new Set(soldOut.map(({ slug }) => slug))
}
