import { createFileRoute } from '@tanstack/react-router'
import { newsletterCopy } from '@tiffin/copy'
import { EndSubscription } from '../guest/mailed-links/newsletter-links.tsx'
import { pageHead } from '../lib/start/page-head.ts'
import { useHasHydrated } from '../lib/start/use-has-hydrated.ts'
import { FormSkeleton } from '../ui/form-skeleton.tsx'
import { AuthCard } from '../ui/auth-card.tsx'
import { NeedsScript } from './-needs-script.tsx'

const { heading } = newsletterCopy.unsubscribe

export const Route = createFileRoute('/newsletter/unsubscribe')({
  head: ({ match }) => pageHead({ match, title: 'Unsubscribe' }),
  component: UnsubscribePage,
})

function UnsubscribePage() {
  return (
    <AuthCard title={heading}>
      <NeedsScript what="Unsubscribing" />
      {useHasHydrated() ? <EndSubscription /> : <FormSkeleton fields={1} />}
    </AuthCard>
  )
}
