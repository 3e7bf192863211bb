import { createFileRoute } from '@tanstack/react-router'
import type { Session } from '@tiffin/contract'
import { ResetPasswordForm } from '../guest/mailed-links/lost-password.tsx'
import { pageHead } from '../lib/start/page-head.ts'
import { useHasHydrated } from '../lib/start/use-has-hydrated.ts'
import { FormSkeleton } from '../ui/form-skeleton.tsx'
import { showToast } from '../ui/toast.ts'
import { AuthCard } from '../ui/auth-card.tsx'
import { NeedsScript } from './-needs-script.tsx'
import { useStartSession } from './-use-start-session.ts'

export const Route = createFileRoute('/reset-password')({
  head: ({ match }) => pageHead({ match, title: 'New Password' }),
  component: ResetPasswordPage,
})

function ResetPasswordPage() {
  const hasHydrated = useHasHydrated()
  const startSession = useStartSession()

  function handleReset(session: Session) {
    startSession(session, session.user.role === 'admin' ? '/admin' : '/account')
    showToast({ message: 'Your new password is saved, and you are logged in', kind: 'success' })
  }

  return (
    <AuthCard title="A new password" lead="You’ll be logged out on all other devices.">
      <NeedsScript what="Choosing a new password" />
      {hasHydrated ? <ResetPasswordForm onReset={handleReset} /> : <FormSkeleton fields={1} />}
    </AuthCard>
  )
}
