import { createFileRoute, useRouter } from '@tanstack/react-router'
import { AccountSections, AccountSkeleton } from '../guest/account/account-sections.tsx'
import { pageHead } from '../lib/start/page-head.ts'
import { forgetPerson } from '../lib/session/forget-person.ts'
import { useUser } from '../lib/session/session.ts'
import { useHasHydrated } from '../lib/start/use-has-hydrated.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { NarrowPage } from '../ui/narrow-page.tsx'
import { showToast } from '../ui/toast.ts'

import { NeedsScript } from './-needs-script.tsx'

export const Route = createFileRoute('/account')({
  head: ({ match }) => pageHead({ match, title: 'Account' }),
  component: AccountPage,
})

function AccountPage() {
  return (
    <NarrowPage title="Your account">
      <NeedsScript what="Your account" />
      <Account />
    </NarrowPage>
  )
}

function Account() {
  const user = useUser()
  const hasHydrated = useHasHydrated()
  const router = useRouter()

  function leaveFor(to: '/' | '/login', message: string) {
    forgetPerson()
    void router.navigate({ to })
    showToast({ message, kind: 'other' })
  }

  if (!hasHydrated) return <AccountSkeleton />
  if (user === null) {
    return (
      <EmptyState title="Please log in to see your account.">
        <ButtonLink to="/login" search={{ back: '/account' }} look="accent" size="large">
          Login
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <AccountSections
      key={user._id}
      onLoggedOutEverywhere={() => leaveFor('/login', 'You are logged out everywhere')}
      onDeleted={() => leaveFor('/', 'Your account has been deleted')}
    />
  )
}
