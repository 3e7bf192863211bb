import { useQueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { trpc } from '../../lib/trpc.ts'

/** All of them, also those that are not active. Somebody else may be at work on them too. */
export const useAllPromotions = () => trpc.promotions.listEditable.useQuery(undefined, { staleTime: 0 })

/** Has every list of promotions asked for again. */
export function useRefreshPromotions() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.promotions) })
}
