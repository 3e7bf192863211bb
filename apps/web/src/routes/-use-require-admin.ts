import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isAdminPath } from '../lib/admin-path.ts'
import { useUser } from '../lib/session.ts'
import { useHasHydrated } from '../lib/use-has-hydrated.ts'

// The others lead to the login page (SPEC 6).
const TELLS_STRANGERS = '/admin/promotions'

const LOGIN = '/admin/login'

/** Leads whoever does not run the restaurant to the admin's login, or says that they are to be told. */
export function useRequireAdmin() {
  const router = useRouter()
  const { pathname } = useLocation()
  const hasHydrated = useHasHydrated()
  const isAdmin = useUser()?.role === 'admin'
  const isTold = !isAdmin && pathname === TELLS_STRANGERS

  // Who is here is known to the browser alone, and it may change in another tab.
  useEffect(() => {
    const here = router.history.location
    // Whoever logs out is on the way to the front door already.
    if (!hasHydrated || isAdmin || isTold || here.pathname === LOGIN) return
    if (!isAdminPath(here.pathname)) return
    void router.navigate({ to: LOGIN, search: { back: here.href }, replace: true })
  }, [router, hasHydrated, isAdmin, isTold])

  return { isAdmin, isTold }
}
