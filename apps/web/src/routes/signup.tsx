import { createFileRoute, Link } from '@tanstack/react-router'
import type { Session } from '@tiffin/contract'
import { SignupForm } from '../guest/sign-in/signup-form.tsx'
import { pageHead } from '../lib/start/page-head.ts'
import { saveSession } from '../lib/session/session.ts'
import { LinkRow } from '../ui/link-button.tsx'
import { showToast } from '../ui/toast.ts'
import { GuestsOnly } from './-guests-only.tsx'
import { readBackSearch } from './-use-start-session.ts'

export const Route = createFileRoute('/signup')({
  validateSearch: readBackSearch,
  head: ({ match }) => pageHead({ match, title: 'Sign Up' }),
  component: SignupPage,
})

function SignupPage() {
  const search = Route.useSearch()

  function handleSignedUp(session: Session) {
    saveSession(session)
    const { name, email } = session.user
    showToast({
      message: `Welcome, ${name}! We’ve sent a link to ${email} to confirm it.`,
      kind: 'other',
    })
  }

  return (
    <GuestsOnly
      title="Create an account"
      lead="Your orders in one place, and the next one a click away."
      fields={3}
      onwardTo={() => search.back ?? '/'}
    >
      <SignupForm onSignedUp={handleSignedUp} />
      <LinkRow>
        <span>
          Already have an account?{' '}
          <Link to="/login" search={search}>
            Log in
          </Link>
        </span>
      </LinkRow>
    </GuestsOnly>
  )
}
