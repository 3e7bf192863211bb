import { useMutation, useQueryClient } from '@tanstack/react-query'
import { trpc } from '../../lib/api/trpc.ts'
import { useRefreshMenu } from '../../lib/api/use-refresh-menu.ts'

const mutationKey = ['category-order']

/** Moves a category immediately, and saves each move to the server in order. */
export function useCategoryOrder() {
  const { client, categories } = trpc.useUtils()
  const queryClient = useQueryClient()
  const refreshMenu = useRefreshMenu()
  const ordering = useMutation({
    mutationKey,
    scope: { id: 'category-order' },
    mutationFn: (order: { ids: string[]; seen: string[] }) => client.categories.order.mutate(order),
    // Also after an error: the list has changed on the server. Not while other moves wait, which it would not include.
    onSettled: () => (queryClient.isMutating({ mutationKey }) === 1 ? refreshMenu() : undefined),
  })

  async function move(id: string, by: number): Promise<void> {
    // A pending response would briefly undo the move.
    await categories.listEditable.cancel()
    const list = categories.listEditable.getData() ?? []
    const seen = list.map(({ _id }) => _id)
    const ids = moveId(seen, id, by)
    const sorted = list.toSorted((one, other) => ids.indexOf(one._id) - ids.indexOf(other._id))
    categories.listEditable.setData(undefined, sorted)
    ordering.mutate({ ids, seen })
  }

  return { move, error: ordering.error }
}

/** The ids with one of them moved by that many places; it stops at the ends. */
export function moveId(ids: readonly string[], id: string, by: number): string[] {
  const from = ids.indexOf(id)
  const others = ids.filter((other) => other !== id)
  const to = Math.min(Math.max(from + by, 0), others.length)
  return others.toSpliced(to, 0, id)
}
