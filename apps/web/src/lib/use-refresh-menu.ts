import { useQueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { trpc } from './trpc.ts'

/** After a write to the menu: what this tab remembers of it is forgotten, and what it shows is asked for anew. */
export function useRefreshMenu() {
  const queryClient = useQueryClient()
  return () => {
    const queryKey = getQueryKey(trpc.products)
    queryClient.removeQueries({ queryKey, type: 'inactive' })
    void queryClient.invalidateQueries({ queryKey })
  }
}
