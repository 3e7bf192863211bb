import { Navigate, Outlet, useLocation } from '@tanstack/react-router'
import { adminLinks, findAdminLink } from '../layout/admin-links.ts'
import { AdminSkeleton } from '../layout/admin-skeleton.tsx'
import { useMay } from '../lib/use-may.ts'
import { ButtonLink } from '../ui/admin/button-link.tsx'
import { ListNote } from '../ui/admin/query-list.tsx'

const FRONT_ROOM = '/admin'

/** The page, or that it is not for this account. While that is not known the page is on its way already. */
export function PermittedPage() {
  const { pathname } = useLocation()
  const may = useMay()
  const room = findAdminLink(pathname)
  if (may === null || room === undefined || may(room.permission)) return <Outlet />

  const open = adminLinks.find(({ permission }) => may(permission))
  if (open !== undefined && room.to === FRONT_ROOM) {
    return (
      <>
        <AdminSkeleton />
        <Navigate to={open.to} replace />
      </>
    )
  }
  return (
    <ListNote
      title="Your account may not open this page. Ask the owner."
      action={open && <ButtonLink to={open.to}>{open.label}</ButtonLink>}
    />
  )
}
