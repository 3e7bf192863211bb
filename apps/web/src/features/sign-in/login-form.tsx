import type { LoginInput, Session } from '@tiffin/contract'
import { trpc } from '../../lib/trpc.ts'
import { useServerForm } from '../../lib/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { StackedForm } from '../../ui/stacked-form.tsx'
import { EmailField } from '../../ui/email-field.tsx'

interface LoginFormProps {
  /** Filled in from the start, where the login is public. */
  known?: LoginInput | null | undefined
  onLoggedIn: (session: Session) => void
}

export function LoginForm({ known, onLoggedIn }: LoginFormProps) {
  const { client } = trpc.useUtils()
  const form = useServerForm({
    send: (typed: LoginInput) => client.auth.login.mutate(typed),
    onDone: onLoggedIn,
    fallback: 'Login failed',
  })
  return (
    <StackedForm
      {...form.props}
      failure={form.failure}
      actions={
        <Button type="submit" size="large" isWide isBusy={form.isSending}>
          {form.isSending ? 'Logging in...' : 'Login'}
        </Button>
      }
    >
      <EmailField defaultValue={known?.email} error={form.errors['email']} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        defaultValue={known?.password}
        error={form.errors['password']}
      />
    </StackedForm>
  )
}
