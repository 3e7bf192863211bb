import { useQueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { trpc } from './trpc.ts'

/** After a write to the menu: what this tab remembers of it is forgotten, and what it shows is asked for anew. */
export function useRefreshMenu() {
  const queryClient = useQueryClient()
  return () => {
    const parts = [trpc.products, trpc.categories].map((part) => getQueryKey(part))
    for (const queryKey of parts) queryClient.removeQueries({ queryKey, type: 'inactive' })
    return Promise.all(parts.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }
}
