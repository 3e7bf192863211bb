import type { ResetPasswordInput, Session, UsedPasskey } from '@tiffin/contract'
import { useState } from 'react'
import { useTRPCClient } from '../../lib/api/trpc.ts'
import { useUrlKey } from '../../lib/session/use-url-key.ts'
import { AnnouncedResult } from './mailed-link.tsx'
import { useServerForm } from '../../lib/forms/use-server-form.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CodeField, unlessCodeIsMissing, EmailField } from '../../ui/text-field.tsx'
import { PasskeyButton } from '../../domain/passkey-button.tsx'
import { NewPasswordField } from '../../ui/password-field.tsx'
import { StackedForm } from '../../ui/stacked-form.tsx'

interface ResetPasswordFormProps {
  /** Of a new colleague, who had no password before. */
  isFirst?: boolean
  onReset: (session: Session) => void
}

/** For those who follow the emailed link, which proves who they are. Rendered in the browser only. */
export function ResetPasswordForm({ isFirst = false, onReset }: ResetPasswordFormProps) {
  const client = useTRPCClient()
  const token = useUrlKey()
  const [asksForCode, setAsksForCode] = useState(false)
  const save = (typed: Omit<ResetPasswordInput, 'token'>) =>
    client.account.resetPassword.mutate({ token: token ?? '', ...typed })
  const form = useServerForm({
    send: ({ password, code }: { password: string; code?: string }) =>
      unlessCodeIsMissing(save({ password, ...(code !== undefined && { code }) })),
    onDone: (session) => (session === null ? setAsksForCode(true) : onReset(session)),
    fallback: 'Your password could not be changed',
  })

  async function saveWithPasskey(passkey: UsedPasskey) {
    const field = form.element.current?.elements.namedItem('password')
    const password = field instanceof HTMLInputElement ? field.value : ''
    onReset(await save({ password, passkey }))
  }

  if (token === null) {
    return (
      <AnnouncedResult title="This link is incomplete.">
        Please open it from the email again, or request a new one.
        <ButtonLink to="/forgot-password">Request a new link</ButtonLink>
      </AnnouncedResult>
    )
  }
  return (
    <StackedForm
      {...form.props}
      failure={form.failure}
      actions={
        <>
          <Button type="submit" size="large" isWide isBusy={form.isSending}>
            {form.isSending ? 'Saving...' : `Save ${isFirst ? '' : 'new '}password`}
          </Button>
          {asksForCode && <PasskeyButton onUsed={saveWithPasskey} />}
          {form.failure !== null && (
            <ButtonLink to="/forgot-password" look="outline">
              Request a new link
            </ButtonLink>
          )}
        </>
      }
    >
      <NewPasswordField
        label={isFirst ? 'Password' : 'New password'}
        name="password"
        error={form.errors['password']}
      />
      {asksForCode && <CodeField error={form.errors['code']} />}
    </StackedForm>
  )
}

/** The response is the same whether or not the account exists. */
export function ForgotPasswordForm() {
  const client = useTRPCClient()
  const [isSent, setIsSent] = useState(false)
  const form = useServerForm({
    send: (typed: { email: string }) => client.account.requestPasswordReset.mutate(typed),
    onDone: () => setIsSent(true),
    fallback: 'The link could not be sent',
  })

  if (isSent) {
    return (
      <AnnouncedResult title="If there is an account with this address, we’ve sent it a link.">
        It expires in one hour. If nothing arrives, check your spam folder, or the address for a typo.
      </AnnouncedResult>
    )
  }
  return (
    <StackedForm
      {...form.props}
      failure={form.failure}
      actions={
        <Button type="submit" size="large" isWide isBusy={form.isSending}>
          {form.isSending ? 'Sending...' : 'Email me a reset link'}
        </Button>
      }
    >
      <EmailField error={form.errors['email']} />
    </StackedForm>
  )
}
