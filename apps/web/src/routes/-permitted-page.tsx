import { Navigate, Outlet, useLocation } from '@tanstack/react-router'
import { adminLinks, findAdminLink, FIRST_PAGE } from '../layout/admin/admin-links.ts'
import { AdminSkeleton } from '../layout/admin/admin-page.tsx'
import { OWN_LOGIN } from '../lib/start/admin-path.ts'
import { actorStore } from '../lib/session/actor.ts'
import { useNeedsSetup, useStaffMemberFailed, useMay } from '../lib/session/staff-member.tsx'
import { useStored } from '../lib/storage/stores.ts'
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
  const actor = useStored(actorStore)
  if (needsSetup && pathname !== OWN_LOGIN) return <Redirect to={OWN_LOGIN} />
  // Kitchen staff land here, too, and would ask for numbers that they may not see.
  if (may === null && link?.to === FIRST_PAGE && !hasFailed) return <AdminSkeleton />
  const isOwnLogin = actor !== null && pathname === OWN_LOGIN
  if (!isOwnLogin && (may === null || link === undefined || may(link.permission))) return <Outlet />

  const open = adminLinks.find(({ permission }) => may?.(permission))
  if (open !== undefined && link?.to === FIRST_PAGE) {
    return <Redirect to={open.to} />
  }
  return (
    <ListNote
      title={
        actor === null
          ? 'Your account doesn’t have access to this page. Ask the owner.'
          : `${actor.name} is here with a PIN, which opens what belongs to board and counter. Log in with your own account for this.`
      }
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
