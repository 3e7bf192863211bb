import { createStored } from '../../lib/storage/stored.ts'
import { parseWishlist, type Wishlist } from './wishlist-store.ts'

/** The account that has the list, and its dishes in the server's last response. */
interface StoredWishlist {
  userId: string
  ids: Wishlist
}

/** null: the list belongs to this browser only. Stored, so that changes interrupted by leaving the page are saved later. */
export const accountWishlistStore = createStored<StoredWishlist | null>({
  key: 'wishlist-kept',
  empty: null,
  parse: parseStored,
})

function parseStored(raw: unknown): StoredWishlist | null {
  const { userId, ids } = (raw ?? {}) as Record<string, unknown>
  return typeof userId === 'string' ? { userId, ids: parseWishlist(ids) } : null
}
