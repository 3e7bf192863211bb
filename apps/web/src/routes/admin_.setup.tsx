import { createFileRoute } from '@tanstack/react-router'
import { OwnerForm } from '../guest/sign-in/owner-form.tsx'
import { pageHead } from '../lib/start/page-head.ts'
import { useHasHydrated } from '../lib/start/use-has-hydrated.ts'
import { AuthCard } from '../ui/auth-card.tsx'
import { FormSkeleton } from '../ui/form-skeleton.tsx'
import { NeedsScript } from './-needs-script.tsx'
import { useStartSession } from './-use-start-session.ts'

/** Where the link leads that the server logs while there is no owner. */
export const Route = createFileRoute('/admin_/setup')({
  head: ({ match }) => pageHead({ match, title: 'Set up' }),
  component: SetupPage,
})

function SetupPage() {
  const hasHydrated = useHasHydrated()
  const startSession = useStartSession()
  return (
    <AuthCard
      title="Set up your restaurant"
      lead="First your own account. Everything else can wait, and be changed."
    >
      <NeedsScript what="Setting up" />
      {hasHydrated ? (
        <OwnerForm onMade={(session) => startSession(session, '/admin/steps')} />
      ) : (
        <FormSkeleton fields={3} />
      )}
    </AuthCard>
  )
}
