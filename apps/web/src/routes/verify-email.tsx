import { createFileRoute } from '@tanstack/react-router'
import { VerifyEmail } from '../guest/mailed-links/email-verification.tsx'
import { pageHead } from '../lib/start/page-head.ts'
import { useHasHydrated } from '../lib/start/use-has-hydrated.ts'
import { FormSkeleton } from '../ui/form-skeleton.tsx'
import { AuthCard } from '../ui/auth-card.tsx'
import { NeedsScript } from './-needs-script.tsx'

export const Route = createFileRoute('/verify-email')({
  head: ({ match }) => pageHead({ match, title: 'Verify Email' }),
  component: VerifyEmailPage,
})

function VerifyEmailPage() {
  return (
    <AuthCard title="Your email address">
      <NeedsScript what="Confirming your address" />
      {useHasHydrated() ? <VerifyEmail /> : <FormSkeleton fields={0} />}
    </AuthCard>
  )
}
