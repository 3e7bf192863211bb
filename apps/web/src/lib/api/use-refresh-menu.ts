import { useQueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { trpc } from './trpc.ts'

/** After a change to the menu: invalidates this tab's menu queries, and refetches those on screen. */
export function useRefreshMenu() {
  const queryClient = useQueryClient()
  return () => {
    const parts = [trpc.products, trpc.categories, trpc.optionGroups].map((part) => getQueryKey(part))
    for (const queryKey of parts) queryClient.removeQueries({ queryKey, type: 'inactive' })
    return Promise.all(parts.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }
}
