import { Navigate, Outlet, useLocation } from '@tanstack/react-router'
import { adminLinks, findAdminLink } from '../layout/admin-links.ts'
import { AdminSkeleton } from '../layout/admin-skeleton.tsx'
import { useMay } from '../lib/use-may.ts'
import { ButtonLink } from '../ui/admin/button-link.tsx'
import { ListNote } from '../ui/admin/query-list.tsx'

const FRONT_ROOM = '/admin'

/** The page, or a note that this account may not see it. The page starts to load before that is known. */
export function PermittedPage() {
  const pathname = useLocation({ select: ({ pathname: path }) => path })
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
      title="Your account doesn’t have access to this page. Ask the owner."
      action={open && <ButtonLink to={open.to}>{open.label}</ButtonLink>}
    />
  )
}
