import { useEffect, useMemo } from 'react'
import { tokenStore, useUser } from '../../lib/session.ts'
import { useStored } from '../../lib/stored.ts'
import { trpc } from '../../lib/trpc.ts'
import { useHasHydrated } from '../../lib/use-has-hydrated.ts'
import { showToast } from '../../ui/toast.ts'
import { onWishlistChange } from './wishlist-store.ts'
import { createWishlistSync } from './wishlist-sync.ts'

/** For the root, once: the wishlist follows the account from login to logout, wherever these happen. */
export function useSyncWishlist() {
  const { client } = trpc.useUtils()
  const sync = useMemo(
    () => createWishlistSync({ api: client.wishlist, onRolledBack: sayRolledBack }),
    [client],
  )
  const token = useStored(tokenStore)
  const userId = useUser()?._id
  const hasHydrated = useHasHydrated()

  // The account lives on the server, and the session also in other tabs.
  useEffect(() => {
    const isUnclear = token !== null && userId === undefined
    if (hasHydrated && !isUnclear) void sync.refresh()
  }, [sync, hasHydrated, token, userId])

  useEffect(() => onWishlistChange(() => void sync.catchUp()), [sync])

  // Another device may have changed the account's list while nobody looked.
  useEffect(() => {
    const handleVisibility = () => {
      if (!document.hidden) void sync.refreshIfOld()
    }
    document.addEventListener('visibilitychange', handleVisibility)
    return () => document.removeEventListener('visibilitychange', handleVisibility)
  }, [sync])
}

const sayRolledBack = () =>
  void showToast({ message: 'Could not be saved. Please try again.', kind: 'other' })
