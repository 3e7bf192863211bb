import { createStored, useStored } from '../../lib/stored.ts'

/** Values of `_id` of saved products, in the order of saving. */
export type Wishlist = readonly string[]

/** What the guest sees: it changes at once, and whoever is signed in has it kept with the account soon after. */
export const wishlistStore = createStored<Wishlist>({ key: 'wishlist', empty: [], parse: parseWishlist })

const MAX_WISHES = 1000
const MAX_ID_LENGTH = 64

const changeListeners = new Set<() => void>()

export function useWishlist() {
  return useStored(wishlistStore)
}

/** Flips a product in or out and tells whether it is in now. */
export function toggleWishlist(productId: string): boolean {
  const isSaved = wishlistStore.get().includes(productId)
  if (isSaved) removeFromWishlist(productId)
  else changeWishlist((ids) => [...ids, productId])
  return !isSaved
}

export function removeFromWishlist(productId: string) {
  changeWishlist((ids) => ids.filter((id) => id !== productId))
}

/** Told of what the guest changes in this tab; not of what comes from the server or from other tabs. */
export function onWishlistChange(listener: () => void) {
  changeListeners.add(listener)
  return () => void changeListeners.delete(listener)
}

export function parseWishlist(raw: unknown): Wishlist {
  if (!Array.isArray(raw)) return []
  return [...new Set(raw.filter(isId))].slice(0, MAX_WISHES)
}

// What the server would refuse would keep everything else from being saved with it.
const isId = (id: unknown): id is string => typeof id === 'string' && id !== '' && id.length <= MAX_ID_LENGTH

function changeWishlist(change: (ids: Wishlist) => Wishlist) {
  wishlistStore.update(change)
  for (const listener of changeListeners) listener()
}
