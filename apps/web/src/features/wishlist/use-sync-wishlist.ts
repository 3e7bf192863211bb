import { useEffect, useMemo } from 'react'
import { tokenStore, useUser } from '../../lib/session.ts'
import { useStored } from '../../lib/stored.ts'
import { trpc, type ApiClient } from '../../lib/trpc.ts'
import { useHasHydrated } from '../../lib/use-has-hydrated.ts'
import { showToast } from '../../ui/toast.ts'
import { keptStore } from './kept-wishlist.ts'
import { onWishlistChange } from './wishlist-store.ts'
import type { WishlistSync } from './wishlist-sync.ts'

/** For the root, once: the wishlist follows the account from login to logout, wherever these happen. */
export function useSyncWishlist() {
  const { client } = trpc.useUtils()
  const withSync = useMemo(() => syncWhenNeeded(client), [client])
  const token = useStored(tokenStore)
  const userId = useUser()?._id
  const hasHydrated = useHasHydrated()

  // The account lives on the server, and the session also in other tabs.
  useEffect(() => {
    const isUnclear = token !== null && userId === undefined
    if (hasHydrated && !isUnclear) withSync((sync) => sync.refresh())
  }, [withSync, hasHydrated, token, userId])

  useEffect(() => onWishlistChange(() => withSync((sync) => sync.catchUp())), [withSync])

  // Another device may have changed the account's list while nobody looked.
  useEffect(() => {
    const handleVisibility = () => {
      if (!document.hidden) withSync((sync) => sync.refreshIfOld())
    }
    document.addEventListener('visibilitychange', handleVisibility)
    return () => document.removeEventListener('visibilitychange', handleVisibility)
  }, [withSync])
}

/** Loads the keeping in step for those who have an account here, or had one a moment ago; other guests never need it. */
function syncWhenNeeded({ wishlist: api }: ApiClient) {
  let loading: Promise<WishlistSync> | null = null

  async function load() {
    const { createWishlistSync } = await import('./wishlist-sync.ts')
    return createWishlistSync({ api, onRolledBack: sayRolledBack })
  }

  return (use: (sync: WishlistSync) => Promise<void>) => {
    if (loading === null && tokenStore.get() === null && keptStore.get() === null) return
    loading ??= load()
    loading.then(use).catch(() => {
      // Not even the script could be had: the next occasion asks again, and knows by the two lists what is left to tell.
      loading = null
    })
  }
}

const sayRolledBack = () =>
  void showToast({ message: 'Could not be saved. Please try again.', kind: 'other' })
