import { createStored } from '../../lib/stored.ts'
import { parseWishlist, type Wishlist } from './wishlist-store.ts'

/** Whose account the list is kept with, and what was in it by the server's last answer. */
interface KeptWishlist {
  userId: string
  ids: Wishlist
}

/** null: the list is this browser's own. Stored, so that changes that were cut short by leaving are made up for. */
export const keptStore = createStored<KeptWishlist | null>({
  key: 'wishlist-kept',
  empty: null,
  parse: parseKept,
})

function parseKept(raw: unknown): KeptWishlist | null {
  const { userId, ids } = (raw ?? {}) as Record<string, unknown>
  return typeof userId === 'string' ? { userId, ids: parseWishlist(ids) } : null
}
