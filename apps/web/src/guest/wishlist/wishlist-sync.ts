/**
 * Keeps the list shown and the account's list in sync. One call at a time, and each response is the whole list: so no
 * response is older than a change sent before it, and what is unsent is simply the difference of the two.
 */
import { inBackground } from '../../lib/session/notice-ended-session.ts'
import { tokenStore, userStore } from '../../lib/session/session.ts'
import type { ApiClient } from '../../lib/api/trpc.ts'
import { accountWishlistStore, wishlistStore, type Wishlist } from './wishlist-store.ts'

// A response that takes longer than this will not come any more.
const PATIENCE_MS = 20_000
const FRESH_FOR_MS = 60_000

interface SyncOptions {
  api: ApiClient['wishlist']
  /** A change was rolled back, because the server rejected it. */
  onRolledBack: () => void
}

export type WishlistSync = ReturnType<typeof createWishlistSync>

export function createWishlistSync({ api, onRolledBack }: SyncOptions) {
  let running: Promise<void> | null = null
  let hasNews = false
  let isReadDue = false
  let readAt = -Infinity

  /** Sends the changes made here to the account, until both agree or the server cannot be reached. */
  function catchUp(): Promise<void> {
    hasNews = true
    running ??= takeSteps()
    return running
  }

  async function takeSteps() {
    while (hasNews) {
      hasNews = false
      while (await takeStep());
    }
    running = null
  }

  /** Also fetches the account's list: a customer who has just logged in may have a different one there. */
  async function refresh() {
    isReadDue = true
    await catchUp()
  }

  async function refreshIfOld() {
    if (Date.now() - readAt > FRESH_FOR_MS) await refresh()
  }

  /** Returns whether another step may follow. */
  async function takeStep(): Promise<boolean> {
    const token = tokenStore.get()
    const userId = userStore.get()?._id
    const ownerId = accountWishlistStore.get()?.userId
    const isOtherUser = userId !== undefined && userId !== ownerId
    if (ownerId !== undefined && (token === null || isOtherUser)) leaveAccount()
    // With only a token it is not known yet whose list it is.
    if (token === null || userId === undefined) return false
    const synced = accountWishlistStore.get()
    if (synced === null) return joinAccount(userId)
    if (isReadDue) return readAccount()
    const unsynced = findUnsynced(wishlistStore.get(), synced.ids)
    return unsynced !== null && saveItem(unsynced)
  }

  /** After a login: merges what was saved here into the account, and shows the result here. */
  async function joinAccount(userId: string) {
    const handedOver = wishlistStore.get()
    const theirs = await ask((signal) =>
      api.unite.mutate({ productIds: [...handedOver] }, { signal, context: inBackground }),
    )
    // The list stays as it is, and is merged on the next occasion.
    if (theirs === null) return false
    if (theirs !== 'outdated') adopt({ userId, base: handedOver, theirs })
    return true
  }

  async function readAccount() {
    isReadDue = false
    const theirs = await ask((signal) => api.list.query(undefined, { signal, context: inBackground }))
    if (theirs === null) return false
    const synced = accountWishlistStore.get()
    if (theirs !== 'outdated' && synced !== null) adopt({ userId: synced.userId, base: synced.ids, theirs })
    return true
  }

  async function saveItem(item: WishlistItem) {
    const theirs = await ask((signal) => api.set.mutate(item, { signal }))
    const synced = accountWishlistStore.get()
    if (theirs === 'outdated' || synced === null) return true
    if (theirs === null) rollBack(item, synced.ids)
    else adopt({ userId: synced.userId, base: withItem(synced.ids, item), theirs })
    return true
  }

  function rollBack(item: WishlistItem, syncedIds: Wishlist) {
    // The change may have been saved and only the response lost: the next refresh will show.
    readAt = -Infinity
    const { productId, wishlisted } = item
    // Changed back meanwhile: there is nothing to roll back.
    if (wishlistStore.get().includes(productId) !== wishlisted) return
    wishlistStore.update((shown) => withItem(shown, { productId, wishlisted: !wishlisted }, syncedIds))
    onRolledBack()
  }

  function adopt({ userId, base, theirs }: { userId: string; base: Wishlist; theirs: Wishlist }) {
    isReadDue = false
    readAt = Date.now()
    accountWishlistStore.set({ userId, ids: theirs })
    const mine = wishlistStore.get()
    const merged = mergeWishlists({ base, mine, theirs })
    // Usually nothing has changed, and no heart has to be rendered again.
    if (merged.join() !== mine.join()) wishlistStore.set(merged)
  }

  return { catchUp, refresh, refreshIfOld }
}

/** Removes what the account stores from this browser; what was never sent stays. */
function leaveAccount() {
  const synced = accountWishlistStore.get()?.ids ?? []
  wishlistStore.update((shown) => shown.filter((id) => !synced.includes(id)))
  accountWishlistStore.set(null)
}

/** The account's list; null if there is no response; 'outdated' if the session has changed since. */
async function ask(
  call: (signal: AbortSignal) => Promise<{ products: { _id: string }[] }>,
): Promise<Wishlist | null | 'outdated'> {
  const token = tokenStore.get()
  const answer = await call(AbortSignal.timeout(PATIENCE_MS)).catch(() => null)
  if (tokenStore.get() !== token) return 'outdated'
  return answer?.products.map(({ _id }) => _id) ?? null
}

// Two diverging lists: the one shown here, the one in the account, and their last common version.

interface Versions {
  /** The last common version. */
  base: Wishlist
  mine: Wishlist
  theirs: Wishlist
}

/** Their list in its order, without what was removed here since, and with what was added here at the end. */
export function mergeWishlists({ base, mine, theirs }: Versions): Wishlist {
  const [inBase, inMine, inTheirs] = [new Set(base), new Set(mine), new Set(theirs)]
  return [
    ...theirs.filter((id) => inMine.has(id) || !inBase.has(id)),
    ...mine.filter((id) => !inBase.has(id) && !inTheirs.has(id)),
  ]
}

interface WishlistItem {
  productId: string
  wishlisted: boolean
}

/** The first difference that has not been sent to the account yet. */
export function findUnsynced(shown: Wishlist, synced: Wishlist): WishlistItem | null {
  const added = shown.find((id) => !synced.includes(id))
  if (added !== undefined) return { productId: added, wishlisted: true }
  const removed = synced.find((id) => !shown.includes(id))
  return removed === undefined ? null : { productId: removed, wishlisted: false }
}

/** The list after one change; a dish that is added again goes to its position in `order`. */
export function withItem(
  ids: Wishlist,
  { productId, wishlisted }: WishlistItem,
  order: Wishlist = [],
): Wishlist {
  const others = ids.filter((id) => id !== productId)
  if (!wishlisted) return others
  const placed = order.filter((id) => id === productId || others.includes(id))
  return [...new Set([...placed, ...others, productId])]
}
