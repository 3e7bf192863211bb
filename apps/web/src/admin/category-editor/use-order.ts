import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRefreshMenu } from '../../lib/api/use-menu-dishes.ts'

interface Ordered<Item> {
  /** One order is saved at a time. */
  id: string
  /** The list on the screen; a pending response, which would briefly undo the move, is given up. */
  read: () => Promise<readonly Item[]>
  write: (items: Item[]) => void
  save: (order: { ids: string[]; seen: string[] }) => Promise<unknown>
}

/** Moves an item of a list immediately, and saves each move to the server in order. */
export function useOrder<Item extends { _id: string }>({ id, read, write, save }: Ordered<Item>) {
  const queryClient = useQueryClient()
  const refreshMenu = useRefreshMenu()
  const mutationKey = ['order', id]
  const ordering = useMutation({
    mutationKey,
    scope: { id: `order ${id}` },
    mutationFn: save,
    // Also after an error: the list has changed on the server. Not while other moves wait, which it would not include.
    onSettled: () => (queryClient.isMutating({ mutationKey }) === 1 ? refreshMenu() : undefined),
  })

  async function move(itemId: string, by: number): Promise<void> {
    const list = await read()
    const seen = list.map(({ _id }) => _id)
    const ids = moveId(seen, itemId, by)
    write(list.toSorted((one, other) => ids.indexOf(one._id) - ids.indexOf(other._id)))
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
