import { FOLLOWED_KEY } from '../../lib/session/forget-person.ts'
import { createStored } from '../../lib/storage/stored.ts'

const MAX_KEPT = 20

/** The orders of which this device wants to hear. */
export const followedOrders = createStored<readonly string[]>({
  key: FOLLOWED_KEY,
  empty: [],
  parse: (raw) => (Array.isArray(raw) ? raw.filter((id) => typeof id === 'string') : []),
})

export const addFollowed = (id: string) =>
  followedOrders.update((ids) => [...ids.filter((each) => each !== id), id].slice(-MAX_KEPT))

export const removeFollowed = (id: string) =>
  followedOrders.update((ids) => ids.filter((each) => each !== id))
