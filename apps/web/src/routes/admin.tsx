import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { AdminSkeleton } from '../layout/admin/admin-page.tsx'
import { useHasHydrated } from '../lib/start/use-has-hydrated.ts'
import { ButtonLink } from '../ui/admin/button-link.tsx'
import { ListNote } from '../ui/admin/query-list.tsx'
import { isAdminPath } from '../lib/start/admin-path.ts'
import { useUser } from '../lib/session/session.ts'
import { NeedsScript } from './-needs-script.tsx'
import { PermittedPage } from './-permitted-page.tsx'

/** All of the admin but its login page, for staff only. The server enforces it; this only controls navigation. */
export const Route = createFileRoute('/admin')({ component: AdminLayout })

function AdminLayout() {
  const hasHydrated = useHasHydrated()
  const { isAdmin, showsNotice } = useRequireAdmin()
  return (
    <>
      <NeedsScript what="The admin area" />
      {hasHydrated && isAdmin ? (
        <PermittedPage />
      ) : hasHydrated && showsNotice ? (
        <ListNote
          title="Admin access required."
          action={
            <ButtonLink to="/admin/login" search={{ back: '/admin/promotions' }}>
              Admin Login
            </ButtonLink>
          }
        />
      ) : (
        <AdminSkeleton />
      )}
    </>
  )
}

// The others redirect to the login page (SPEC 6).
const PAGE_WITH_NOTICE = '/admin/promotions'

const LOGIN = '/admin/login'

/** Redirects anyone who is not staff to the staff login, or returns that the page should show a message instead. */
function useRequireAdmin() {
  const router = useRouter()
  const isNoticed = useLocation({ select: ({ pathname }) => pathname === PAGE_WITH_NOTICE })
  const hasHydrated = useHasHydrated()
  const isAdmin = useUser()?.role === 'admin'
  const showsNotice = !isAdmin && isNoticed

  // Only the browser knows who is logged in, and it may change in another tab.
  useEffect(() => {
    const here = router.history.location
    // Logging out already goes to the home page.
    if (!hasHydrated || isAdmin || showsNotice || here.pathname === LOGIN) return
    if (!isAdminPath(here.pathname)) return
    void router.navigate({ to: LOGIN, search: { back: here.href }, replace: true })
  }, [router, hasHydrated, isAdmin, showsNotice])

  return { isAdmin, showsNotice }
}
