import { useEffect, useMemo } from 'react'
import { tokenStore, useUser } from '../../lib/session/session.ts'
import { useStored } from '../../lib/storage/stores.ts'
import { useTRPCClient, type ApiClient } from '../../lib/api/trpc.ts'
import { useHasHydrated } from '../../lib/start/use-has-hydrated.ts'
import { showToast } from '../../ui/toast.ts'
import { accountWishlistStore, onWishlistChange } from './wishlist-store.ts'
import type { WishlistSync } from './wishlist-sync.ts'

/** Used once, in the root: the wishlist follows the account from login to logout, wherever these happen. */
export function useSyncWishlist() {
  const client = useTRPCClient()
  const withSync = useMemo(() => syncWhenNeeded(client), [client])
  const token = useStored(tokenStore)
  const userId = useUser()?._id
  const hasHydrated = useHasHydrated()

  // The account is on the server, and the session is also in other tabs.
  useEffect(() => {
    const isUnclear = token !== null && userId === undefined
    if (hasHydrated && !isUnclear) withSync((sync) => sync.refresh())
  }, [withSync, hasHydrated, token, userId])

  useEffect(() => onWishlistChange(() => withSync((sync) => sync.catchUp())), [withSync])

  // Another device may have changed the account's list while this page was hidden.
  useEffect(() => {
    const handleVisibility = () => {
      if (!document.hidden) withSync((sync) => sync.refreshIfOld())
    }
    document.addEventListener('visibilitychange', handleVisibility)
    return () => document.removeEventListener('visibilitychange', handleVisibility)
  }, [withSync])
}

/** Loads the syncing code for customers who are, or just were, signed in; other guests never need it. */
function syncWhenNeeded({ wishlist: api }: ApiClient) {
  let loading: Promise<WishlistSync> | null = null

  async function load() {
    const { createWishlistSync } = await import('./wishlist-sync.ts')
    return createWishlistSync({ api, onRolledBack: describeRolledBack })
  }

  return (use: (sync: WishlistSync) => Promise<void>) => {
    if (loading === null && tokenStore.get() === null && accountWishlistStore.get() === null) return
    loading ??= load()
    loading.then(use).catch(() => {
      // Even the script could not be loaded: the next occasion retries, and derives from the two lists what is unsent.
      loading = null
    })
  }
}

const describeRolledBack = () =>
  showToast({ message: 'Could not be saved. Please try again.', kind: 'other' })
