import { createFileRoute } from '@tanstack/react-router'
import { newsletterCopy } from '@tiffin/copy'
import { ConfirmSubscription } from '../guest/mailed-links/newsletter-links.tsx'
import { pageHead } from '../lib/start/page-head.ts'
import { useHasHydrated } from '../lib/start/use-has-hydrated.ts'
import { FormSkeleton } from '../ui/form-skeleton.tsx'
import { AuthCard } from '../ui/auth-card.tsx'
import { NeedsScript } from './-needs-script.tsx'

const { heading } = newsletterCopy.confirm

export const Route = createFileRoute('/newsletter/confirm')({
  head: ({ match }) => pageHead({ match, title: 'Newsletter' }),
  component: ConfirmPage,
})

function ConfirmPage() {
  return (
    <AuthCard title={heading}>
      <NeedsScript what="Confirming your address" />
      {useHasHydrated() ? <ConfirmSubscription /> : <FormSkeleton fields={1} />}
    </AuthCard>
  )
}
