import { createStored, useStored } from '../../lib/stored.ts'

/** Values of `_id` of saved products, in the order of saving. */
type Wishlist = readonly string[]

export const wishlistStore = createStored<Wishlist>({ key: 'wishlist', empty: [], parse: parseWishlist })

export function useWishlist() {
  return useStored(wishlistStore)
}

/** Flips a product in or out and tells whether it is in now. */
export function toggleWishlist(productId: string): boolean {
  const isSaved = wishlistStore.get().includes(productId)
  if (isSaved) removeFromWishlist(productId)
  else wishlistStore.update((ids) => [...ids, productId])
  return !isSaved
}

export function removeFromWishlist(productId: string) {
  wishlistStore.update((ids) => ids.filter((id) => id !== productId))
}

function parseWishlist(raw: unknown): Wishlist {
  if (!Array.isArray(raw)) return []
  return [...new Set(raw.filter((id): id is string => typeof id === 'string' && id !== ''))]
}
