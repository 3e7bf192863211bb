import { createFileRoute } from '@tanstack/react-router'
import { AdminSkeleton } from '../layout/admin/admin-skeleton.tsx'
import { useHasHydrated } from '../lib/start/use-has-hydrated.ts'
import { ButtonLink } from '../ui/admin/button-link.tsx'
import { ListNote } from '../ui/admin/query-list.tsx'
import { NeedsScript } from './-needs-script.tsx'
import { PermittedPage } from './-permitted-page.tsx'
import { useRequireAdmin } from './-use-require-admin.ts'

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
