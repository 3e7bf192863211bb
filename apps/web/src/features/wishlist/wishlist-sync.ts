/**
 * Keeps the list that is shown and the one of the account alike. One call at a time, each answer the whole list: so no
 * answer is older than what was told before it, and what is left to tell is simply the difference of the two.
 */
import { inBackground } from '../../lib/notice-ended-session.ts'
import { tokenStore, userStore } from '../../lib/session.ts'
import type { ApiClient } from '../../lib/trpc.ts'
import { keptStore } from './kept-wishlist.ts'
import { findUnkept, mergeWishes, withWish, type Wish } from './merge-wishes.ts'
import { wishlistStore, type Wishlist } from './wishlist-store.ts'

// An answer that takes longer than this is not coming any more.
const PATIENCE_MS = 20_000
const FRESH_FOR_MS = 60_000

interface SyncOptions {
  api: ApiClient['wishlist']
  /** A change was taken back, because the server did not take it. */
  onRolledBack: () => void
}

export type WishlistSync = ReturnType<typeof createWishlistSync>

export function createWishlistSync({ api, onRolledBack }: SyncOptions) {
  let running: Promise<void> | null = null
  let hasNews = false
  let isReadDue = false
  let readAt = -Infinity

  /** Tells the account what has changed here, and goes on until both agree or the server cannot be had. */
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

  /** Asks the account too: whoever has just come may have another list there. */
  async function refresh() {
    isReadDue = true
    await catchUp()
  }

  async function refreshIfOld() {
    if (Date.now() - readAt > FRESH_FOR_MS) await refresh()
  }

  /** Tells whether another step may follow. */
  async function takeStep(): Promise<boolean> {
    const token = tokenStore.get()
    const userId = userStore.get()?._id
    const keptBy = keptStore.get()?.userId
    const isOtherUser = userId !== undefined && userId !== keptBy
    if (keptBy !== undefined && (token === null || isOtherUser)) leaveAccount()
    // With a token alone it is not known yet whose list it is.
    if (token === null || userId === undefined) return false
    const kept = keptStore.get()
    if (kept === null) return joinAccount(userId)
    if (isReadDue) return readAccount()
    const unkept = findUnkept(wishlistStore.get(), kept.ids)
    return unkept !== null && keepWish(unkept)
  }

  /** After a login: what was saved here goes into the account, and the account's list comes here. */
  async function joinAccount(userId: string) {
    const handedOver = wishlistStore.get()
    const theirs = await ask((signal) =>
      api.unite.mutate({ productIds: [...handedOver] }, { signal, context: inBackground }),
    )
    // It stays as it is, and is handed over at the next occasion.
    if (theirs === null) return false
    if (theirs !== 'outdated') adopt({ userId, base: handedOver, theirs })
    return true
  }

  async function readAccount() {
    isReadDue = false
    const theirs = await ask((signal) => api.list.query(undefined, { signal, context: inBackground }))
    if (theirs === null) return false
    const kept = keptStore.get()
    if (theirs !== 'outdated' && kept !== null) adopt({ userId: kept.userId, base: kept.ids, theirs })
    return true
  }

  async function keepWish(wish: Wish) {
    const theirs = await ask((signal) => api.set.mutate(wish, { signal }))
    const kept = keptStore.get()
    if (theirs === 'outdated' || kept === null) return true
    if (theirs === null) rollBack(wish, kept.ids)
    else adopt({ userId: kept.userId, base: withWish(kept.ids, wish), theirs })
    return true
  }

  function rollBack(wish: Wish, keptIds: Wishlist) {
    // Perhaps it was only the answer that got lost: the next look at the account tells.
    readAt = -Infinity
    const { productId, wishlisted } = wish
    // Changed back meanwhile: there is nothing to take back.
    if (wishlistStore.get().includes(productId) !== wishlisted) return
    wishlistStore.update((shown) => withWish(shown, { productId, wishlisted: !wishlisted }, keptIds))
    onRolledBack()
  }

  function adopt({ userId, base, theirs }: { userId: string; base: Wishlist; theirs: Wishlist }) {
    isReadDue = false
    readAt = Date.now()
    keptStore.set({ userId, ids: theirs })
    const mine = wishlistStore.get()
    const merged = mergeWishes({ base, mine, theirs })
    // Mostly it is as it was, and no heart need be drawn again.
    if (merged.join() !== mine.join()) wishlistStore.set(merged)
  }

  return { catchUp, refresh, refreshIfOld }
}

/** What is kept with the account leaves this browser; what has never got there stays. */
function leaveAccount() {
  const kept = keptStore.get()?.ids ?? []
  wishlistStore.update((shown) => shown.filter((id) => !kept.includes(id)))
  keptStore.set(null)
}

/** The account's list; null if there is no answer; 'outdated' if the session has changed since. */
async function ask(
  call: (signal: AbortSignal) => Promise<{ products: { _id: string }[] }>,
): Promise<Wishlist | null | 'outdated'> {
  const token = tokenStore.get()
  const answer = await call(AbortSignal.timeout(PATIENCE_MS)).catch(() => null)
  if (tokenStore.get() !== token) return 'outdated'
  return answer?.products.map(({ _id }) => _id) ?? null
}
