import { useMutation } from '@tanstack/react-query'
import type { CartItem } from '@tiffin/contract'
import { trpc } from '../../lib/api/trpc.ts'
import { orderAgain, type AddPortions } from './order-again.ts'

/** Adds to the cart what is available of an earlier order's lines. */
export function useOrderAgain(items: readonly CartItem[], addPortions: AddPortions) {
  const utils = trpc.useUtils()
  return useMutation({
    mutationFn: async () => {
      // Today's menu: the order may be a year old.
      const { products } = await utils.products.list.fetch({}, { staleTime: 0 })
      return orderAgain(items, products, addPortions)
    },
  })
}
