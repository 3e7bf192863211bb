import type { LoginInput, Session, UsedPasskey } from '@tiffin/contract'
import { useState } from 'react'
import { useTRPCClient } from '../../lib/api/trpc.ts'
import { useServerForm } from '../../lib/forms/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { CodeField, unlessCodeIsMissing, EmailField } from '../../ui/text-field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { PasskeyButton } from '../../domain/passkey-button.tsx'
import { StackedForm } from '../../ui/stacked-form.tsx'

interface LoginFormProps {
  /** Filled in from the start, where the login is public. */
  known?: LoginInput | null | undefined
  /** Offers passkeys from the start, which customers do not have. */
  isForStaff?: boolean
  onLoggedIn: (session: Session) => void
}

/** First the password; the code is asked for where the account has a second factor. */
export function LoginForm({ known, isForStaff = false, onLoggedIn }: LoginFormProps) {
  const client = useTRPCClient()
  const [asksForCode, setAsksForCode] = useState(false)
  const form = useServerForm({
    send: (typed: LoginInput) => unlessCodeIsMissing(client.auth.login.mutate(typed)),
    onDone: (session) => (session === null ? setAsksForCode(true) : onLoggedIn(session)),
    fallback: 'Login failed',
  })
  const loginWithPasskey = async (passkey: UsedPasskey) =>
    onLoggedIn(await client.auth.loginWithPasskey.mutate({ passkey }))
  return (
    <StackedForm
      {...form.props}
      failure={form.failure}
      actions={
        <>
          <Button type="submit" size="large" isWide isBusy={form.isSending}>
            {form.isSending ? 'Logging in...' : 'Login'}
          </Button>
          {(isForStaff || asksForCode) && <PasskeyButton onUsed={loginWithPasskey} />}
        </>
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
      {asksForCode && <CodeField error={form.errors['code']} />}
    </StackedForm>
  )
}
