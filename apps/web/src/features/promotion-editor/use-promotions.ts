import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { trpc } from '../../lib/trpc.ts'

/** All of them, under a name of its own: the home page keeps only the active ones, perhaps from before the login. */
export function useAllPromotions() {
  const { client } = trpc.useUtils()
  return useQuery({
    queryKey: [...getQueryKey(trpc.promotions.list), 'all'],
    queryFn: ({ signal }) => client.promotions.list.query(undefined, { signal }),
    staleTime: 0,
  })
}

/** Has every list of promotions asked for again. */
export function useRefreshPromotions() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.promotions.list) })
}
