import { createLocalStorageStore, useStored } from '../../lib/storage/stores.ts'

/** Values of `_id` of saved products, in the order of saving. */
export type Wishlist = readonly string[]

/** What the guest sees: it changes immediately, and for signed-in customers it is saved to the account soon after. */
export const wishlistStore = createLocalStorageStore<Wishlist>({
  key: 'wishlist',
  empty: [],
  parse: parseWishlist,
})

// As many as the server accepts after a login.
const MAX_WISHES = 1000
const MAX_ID_LENGTH = 64

const changeListeners = new Set<() => void>()

export function useWishlist() {
  return useStored(wishlistStore)
}

/** Then nothing more can be saved, as it could not be sent after a login. */
export const isWishlistFull = (): boolean => wishlistStore.get().length >= MAX_WISHES

/** Adds or removes a product and returns whether it is in the list now. */
export function toggleWishlist(productId: string): boolean {
  const isSaved = wishlistStore.get().includes(productId)
  if (isSaved) removeFromWishlist(productId)
  else changeWishlist((ids) => [...ids, productId])
  return !isSaved
}

export function removeFromWishlist(productId: string) {
  changeWishlist((ids) => ids.filter((id) => id !== productId))
}

/** Notifies of the guest's changes in this tab; not of changes from the server or from other tabs. */
export function onWishlistChange(listener: () => void) {
  changeListeners.add(listener)
  return () => void changeListeners.delete(listener)
}

function parseWishlist(raw: unknown): Wishlist {
  if (!Array.isArray(raw)) return []
  return [...new Set(raw.filter(isId))].slice(0, MAX_WISHES)
}

// An id that the server rejects would prevent everything else from being saved with it.
const isId = (id: unknown): id is string => typeof id === 'string' && id !== '' && id.length <= MAX_ID_LENGTH

function changeWishlist(change: (ids: Wishlist) => Wishlist) {
  wishlistStore.update(change)
  for (const listener of changeListeners) listener()
}

/** The account that has the list, and its dishes in the server's last response. */
interface StoredWishlist {
  userId: string
  ids: Wishlist
}

/** null: the list belongs to this browser only. Stored, so that changes interrupted by leaving the page are saved later. */
export const accountWishlistStore = createLocalStorageStore<StoredWishlist | null>({
  key: 'wishlist-kept',
  empty: null,
  parse: parseStored,
})

function parseStored(raw: unknown): StoredWishlist | null {
  const { userId, ids } = (raw ?? {}) as Record<string, unknown>
  return typeof userId === 'string' ? { userId, ids: parseWishlist(ids) } : null
}
