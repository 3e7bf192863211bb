import { createFileRoute, Link } from '@tanstack/react-router'
import { ForgotPasswordForm } from '../guest/mailed-links/lost-password.tsx'
import { pageHead } from '../lib/start/page-head.ts'
import { useHasHydrated } from '../lib/start/use-has-hydrated.ts'
import { FormSkeleton } from '../ui/form-skeleton.tsx'
import { LinkRow } from '../ui/link-button.tsx'
import { AuthCard } from '../ui/auth-card.tsx'
import { NeedsScript } from './-needs-script.tsx'

export const Route = createFileRoute('/forgot-password')({
  head: ({ match }) => pageHead({ match, title: 'Forgot Password' }),
  component: ForgotPasswordPage,
})

function ForgotPasswordPage() {
  return (
    <AuthCard title="Forgot your password?" lead="It happens. We’ll email you a link to choose a new one.">
      <NeedsScript what="Resetting your password" />
      {useHasHydrated() ? <ForgotPasswordForm /> : <FormSkeleton fields={1} />}
      <LinkRow>
        <Link to="/login">Back to the login</Link>
      </LinkRow>
    </AuthCard>
  )
}
