import { createFileRoute, Link } from '@tanstack/react-router'
import { SignupForm } from '../features/sign-in/signup-form.tsx'
import { pageHead } from '../lib/page-head.ts'
import { LinkRow } from '../ui/link-row.tsx'
import { GuestsOnly } from './-guests-only.tsx'
import { readBackSearch, useBegin } from './-use-begin.ts'

export const Route = createFileRoute('/signup')({
  validateSearch: readBackSearch,
  head: ({ match }) =>
    pageHead({
      match,
      title: 'Sign Up',
      description: 'Make an account: your orders in one place, ready to repeat.',
    }),
  component: SignupPage,
})

function SignupPage() {
  const search = Route.useSearch()
  const begin = useBegin()
  return (
    <GuestsOnly
      title="Create an account"
      lead="Your orders in one place, and the next one a press away."
      fields={3}
    >
      <SignupForm onSignedUp={(session) => begin(session, search.back ?? '/')} />
      <LinkRow>
        <span>
          Have an account already?{' '}
          <Link to="/login" search={search}>
            Log in
          </Link>
        </span>
      </LinkRow>
    </GuestsOnly>
  )
}
