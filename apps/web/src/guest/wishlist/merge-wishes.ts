/** Two diverging lists: the one shown here, the one in the account, and their last common version. */
import type { Wishlist } from './wishlist-store.ts'

interface Versions {
  /** The last common version. */
  base: Wishlist
  mine: Wishlist
  theirs: Wishlist
}

/** Their list in its order, without what was removed here since, and with what was added here at the end. */
export function mergeWishes({ base, mine, theirs }: Versions): Wishlist {
  const [inBase, inMine, inTheirs] = [new Set(base), new Set(mine), new Set(theirs)]
  return [
    ...theirs.filter((id) => inMine.has(id) || !inBase.has(id)),
    ...mine.filter((id) => !inBase.has(id) && !inTheirs.has(id)),
  ]
}

export interface Wish {
  productId: string
  wishlisted: boolean
}

/** The first difference that has not been sent to the account yet. */
export function findUnsynced(shown: Wishlist, synced: Wishlist): Wish | null {
  const added = shown.find((id) => !synced.includes(id))
  if (added !== undefined) return { productId: added, wishlisted: true }
  const removed = synced.find((id) => !shown.includes(id))
  return removed === undefined ? null : { productId: removed, wishlisted: false }
}

/** The list after one change; a dish that is added again goes to its position in `order`. */
export function withWish(ids: Wishlist, { productId, wishlisted }: Wish, order: Wishlist = []): Wishlist {
  const others = ids.filter((id) => id !== productId)
  if (!wishlisted) return others
  const placed = order.filter((id) => id === productId || others.includes(id))
  return [...new Set([...placed, ...others, productId])]
}
