import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Session } from '@tiffin/contract'
import { useUser } from '../../lib/session/session.ts'
import { useTRPC } from '../../lib/api/trpc.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FormSkeleton } from '../../ui/form-skeleton.tsx'
import { LinkRow } from '../../ui/link-button.tsx'
import { LoginForm } from './login-form.tsx'
import classes from './admin-login.module.css'

// Typed as a string: it belongs to another entry, which these pages are not built with.
const DASHBOARD: string = '/admin'

interface AdminLoginProps {
  onLoggedIn: (session: Session) => void
  onLogout: () => void
}

export function AdminLogin({ onLoggedIn, onLogout }: AdminLoginProps) {
  const user = useUser()
  const trpc = useTRPC()
  const demo = useQuery(trpc.auth.demoLogin.queryOptions(undefined, { retry: false }))

  if (user !== null) {
    return (
      <div className={classes.place}>
        <p>
          Logged in as <strong>{user.email}</strong>
        </p>
        {user.role !== 'admin' && <p>This is a customer account, not a staff account.</p>}
        <div className={classes.actions}>
          {user.role === 'admin' && <ButtonLink to={DASHBOARD}>Dashboard</ButtonLink>}
          <Button look="outline" onClick={onLogout}>
            Logout
          </Button>
        </div>
      </div>
    )
  }
  if (demo.isPending) return <FormSkeleton fields={2} />
  return (
    <div className={classes.place}>
      {demo.data && (
        <p className={classes.demo}>
          <strong>Demo</strong> This is a demo, so we’ve filled in the login for you.
        </p>
      )}
      <LoginForm isForStaff known={demo.data} onLoggedIn={onLoggedIn} />
      <LinkRow>
        <Link to="/forgot-password">Forgot password?</Link>
      </LinkRow>
    </div>
  )
}
