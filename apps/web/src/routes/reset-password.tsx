import { createFileRoute } from '@tanstack/react-router'
import type { Session } from '@tiffin/contract'
import { ResetPasswordForm } from '../guest/mailed-links/lost-password.tsx'
import { useSettings } from '../lib/api/settings.tsx'
import { pageHead } from '../lib/start/page-head.ts'
import { useHasHydrated } from '../lib/start/use-has-hydrated.ts'
import { FormSkeleton } from '../ui/form-skeleton.tsx'
import { showToast } from '../ui/toast.ts'
import { AuthCard } from '../ui/auth-card.tsx'
import { NeedsScript } from './-needs-script.tsx'
import { useStartSession } from './-use-start-session.ts'

export const Route = createFileRoute('/reset-password')({
  validateSearch: ({ welcome }: { welcome?: unknown }) => ({ welcome }),
  head: ({ match }) => pageHead({ match, title: match.search.welcome ? 'Welcome' : 'New Password' }),
  component: ResetPasswordPage,
})

/** Also where an invitation leads: a new colleague is welcomed, and chooses the first password. */
function ResetPasswordPage() {
  const hasHydrated = useHasHydrated()
  const startSession = useStartSession()
  const isWelcome = Boolean(Route.useSearch().welcome)
  const { name } = useSettings().identity

  function handleReset(session: Session) {
    startSession(session, session.user.role === 'admin' ? '/admin' : '/account')
    showToast({
      message: `Your ${isWelcome ? '' : 'new '}password is saved, and you are logged in`,
      kind: 'success',
    })
  }

  return (
    <AuthCard
      title={isWelcome ? `Welcome to ${name}` : 'A new password'}
      lead={isWelcome ? 'Choose a password for your login.' : 'You’ll be logged out on all other devices.'}
    >
      <NeedsScript what="Choosing a new password" />
      {hasHydrated ? (
        <ResetPasswordForm isFirst={isWelcome} onReset={handleReset} />
      ) : (
        <FormSkeleton fields={1} />
      )}
    </AuthCard>
  )
}
