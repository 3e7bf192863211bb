import { trpc } from '../../lib/api/trpc.ts'
import { useServerForm } from '../../lib/forms/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card-section.tsx'
import { NewPasswordField } from '../../ui/new-password-field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { StackedForm } from '../../ui/stacked-form.tsx'
import { showToast } from '../../ui/toast.ts'

interface Passwords {
  currentPassword: string
  newPassword: string
}

export function PasswordForm({ email }: { email: string }) {
  const { client } = trpc.useUtils()
  const form = useServerForm({
    send: ({ currentPassword, newPassword }: Passwords) =>
      client.account.changePassword.mutate({ currentPassword, newPassword }),
    onDone: () => {
      form.reset()
      showToast({
        message: 'Your password has been changed, and other devices are logged out',
        kind: 'other',
      })
    },
    fallback: 'Your password could not be changed',
  })
  return (
    <CardSection title="Password" lead="Changing it logs you out on all other devices.">
      <StackedForm
        {...form.props}
        failure={form.failure}
        actions={
          <Button type="submit" isBusy={form.isSending}>
            {form.isSending ? 'Changing...' : 'Change password'}
          </Button>
        }
      >
        {/* Tells a password manager whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          required
          error={form.errors['currentPassword']}
        />
        <NewPasswordField label="New password" name="newPassword" error={form.errors['newPassword']} />
      </StackedForm>
    </CardSection>
  )
}
