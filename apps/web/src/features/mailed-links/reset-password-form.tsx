import type { Session } from '@tiffin/contract'
import { trpc } from '../../lib/trpc.ts'
import { useMailedToken } from '../../lib/use-mailed-token.ts'
import { useServerForm } from '../../lib/use-server-form.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { NewPasswordField } from '../../ui/new-password-field.tsx'
import { StackedForm } from '../../ui/stacked-form.tsx'
import { AnnouncedResult } from './announced-result.tsx'

/** For guests who follow the emailed link, which proves who they are. Rendered in the browser only. */
export function ResetPasswordForm({ onReset }: { onReset: (session: Session) => void }) {
  const { client } = trpc.useUtils()
  const token = useMailedToken()
  const form = useServerForm({
    send: ({ password }: { password: string }) =>
      client.account.resetPassword.mutate({ token: token ?? '', password }),
    onDone: onReset,
    fallback: 'Your password could not be changed',
  })

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
            {form.isSending ? 'Saving...' : 'Save new password'}
          </Button>
          {form.failure !== null && (
            <ButtonLink to="/forgot-password" look="outline">
              Request a new link
            </ButtonLink>
          )}
        </>
      }
    >
      <NewPasswordField label="New password" name="password" error={form.errors['password']} />
    </StackedForm>
  )
}
