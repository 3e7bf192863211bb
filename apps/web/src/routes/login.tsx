import { createFileRoute, Link } from '@tanstack/react-router'
import { LoginForm } from '../guest/sign-in/login-form.tsx'
import { LinkRow } from '../ui/link-button.tsx'
import { pageHead } from '../lib/start/page-head.ts'
import { saveSession } from '../lib/session/session.ts'
import { GuestsOnly } from './-guests-only.tsx'
import { readBackSearch } from './-use-start-session.ts'

export const Route = createFileRoute('/login')({
  validateSearch: readBackSearch,
  head: ({ match }) => pageHead({ match, title: 'Login' }),
  component: LoginPage,
})

function LoginPage() {
  const search = Route.useSearch()
  return (
    <GuestsOnly
      title="Welcome back"
      lead="Log in to see your orders and saved dishes."
      fields={2}
      onwardTo={({ role }) => search.back ?? (role === 'admin' ? '/admin' : '/')}
    >
      <LoginForm onLoggedIn={saveSession} />
      <LinkRow>
        <Link to="/forgot-password">Forgot password?</Link>
        <span>
          New here?{' '}
          <Link to="/signup" search={search}>
            Create an account
          </Link>
        </span>
      </LinkRow>
    </GuestsOnly>
  )
}
