import { Navigate, Outlet, useLocation } from '@tanstack/react-router'
import { adminLinks, findAdminLink, FIRST_PAGE } from '../layout/admin/admin-links.ts'
import { AdminSkeleton } from '../layout/admin/admin-page.tsx'
import { OWN_LOGIN } from '../lib/start/admin-path.ts'
import { useNeedsSetup, useStaffMemberFailed, useMay } from '../lib/session/staff-member.tsx'
import { ButtonLink } from '../ui/admin/button-link.tsx'
import { ListNote } from '../ui/admin/query-list.tsx'

/**
 * The page, or a note that this account may not see it. The page starts to load before that is known, except the one
 * where everyone lands.
 */
export function PermittedPage() {
  const pathname = useLocation({ select: ({ pathname: path }) => path })
  const may = useMay()
  const needsSetup = useNeedsSetup()
  const hasFailed = useStaffMemberFailed()
  const link = findAdminLink(pathname)
  if (needsSetup && pathname !== OWN_LOGIN) return <Redirect to={OWN_LOGIN} />
  // Kitchen staff land here, too, and would ask for numbers that they may not see.
  if (may === null && link?.to === FIRST_PAGE && !hasFailed) return <AdminSkeleton />
  if (may === null || link === undefined || may(link.permission)) return <Outlet />

  const open = adminLinks.find(({ permission }) => may(permission))
  if (open !== undefined && link.to === FIRST_PAGE) {
    return <Redirect to={open.to} />
  }
  return (
    <ListNote
      title="Your account doesn’t have access to this page. Ask the owner."
      action={open && <ButtonLink to={open.to}>{open.label}</ButtonLink>}
    />
  )
}

const Redirect = ({ to }: { to: string }) => (
  <>
    <AdminSkeleton />
    <Navigate to={to} replace />
  </>
)
