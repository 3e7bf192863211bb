import { useQuery } from '@tanstack/react-query'
import type { Product } from '@tiffin/contract'
import { useWholeMenu } from '../../domain/use-whole-menu.ts'
import { useTRPC } from '../../lib/api/trpc.ts'
import { liveQuery } from '../../lib/live/live-state.ts'

/** The menu as it is now, undefined until it is there, and the place of each dish among those ordered most. */
export function useRankedMenu() {
  const trpc = useTRPC()
  const menu = useWholeMenu({ staleTime: 0 }).products
  const { data: popular } = useQuery(trpc.products.list.queryOptions({ sort: 'popular' }, liveQuery))
  const rank = new Map(popular?.products.map(({ slug }, place) => [slug, place]))
  return { menu, rankOf: ({ slug }: Product) => rank.get(slug) ?? rank.size }
}
