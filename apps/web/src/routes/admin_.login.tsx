import { createFileRoute } from '@tanstack/react-router'
import { AdminLogin } from '../guest/sign-in/admin-login.tsx'
import { useLeaveAdmin } from '../layout/admin/use-leave-admin.ts'
import { isPermitted, type Session } from '@tiffin/contract'
import { useTRPCClient } from '../lib/api/trpc.ts'
import { saveSession } from '../lib/session/session.ts'
import { loadQueries } from '../lib/api/load-queries.ts'
import { pageHead } from '../lib/start/page-head.ts'
import { useHasHydrated } from '../lib/start/use-has-hydrated.ts'
import { FormSkeleton } from '../ui/form-skeleton.tsx'
import { AuthCard } from '../ui/auth-card.tsx'
import { NeedsScript } from './-needs-script.tsx'
import { readBackSearch, useStartSession } from './-use-start-session.ts'

export const Route = createFileRoute('/admin_/login')({
  validateSearch: readBackSearch,
  loader: ({ context: { queryClient, trpc } }) =>
    loadQueries(queryClient.ensureQueryData(trpc.auth.demoLogin.queryOptions())),
  head: ({ match }) => pageHead({ match, title: 'Admin Login' }),
  component: AdminLoginPage,
})

function AdminLoginPage() {
  const { back } = Route.useSearch()
  const hasHydrated = useHasHydrated()
  const startSession = useStartSession()
  const leave = useLeaveAdmin()
  const client = useTRPCClient()

  async function land(session: Session) {
    if (back !== undefined) return startSession(session, back)
    saveSession(session)
    // Products are where SPEC sends those who may edit them; the dashboard's address leads everybody else to their own work.
    const { staffRole } = await client.admin.me.query().catch(() => ({ staffRole: null }))
    startSession(session, isPermitted({ staffRole }, 'menu') ? '/admin/products' : '/admin')
  }

  return (
    <AuthCard title="Staff login" lead="Take care of orders, the menu and the restaurant.">
      <NeedsScript what="Logging in" />
      {hasHydrated ? (
        <AdminLogin onLoggedIn={(session) => void land(session)} onLogout={leave} />
      ) : (
        <FormSkeleton fields={2} />
      )}
    </AuthCard>
  )
}
