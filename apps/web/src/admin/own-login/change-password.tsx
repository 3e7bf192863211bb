import { Button, PasswordInput, Stack, Text } from '@mantine/core'
import { trpc } from '../../lib/api/trpc.ts'
import { useServerForm } from '../../lib/forms/use-server-form.ts'
import { useUser } from '../../lib/session/session.ts'
import { FailureNote } from '../../ui/admin/failure-note.tsx'
import { TitledSection } from '../../ui/admin/titled-section.tsx'
import { showToast } from '../../ui/toast.ts'

interface Passwords {
  currentPassword: string
  newPassword: string
}

interface ChangePasswordProps {
  isGenerated: boolean
  onChanged: () => void
}

export function ChangePassword({ isGenerated, onChanged }: ChangePasswordProps) {
  const { client } = trpc.useUtils()
  const email = useUser()?.email
  const form = useServerForm({
    send: ({ currentPassword, newPassword }: Passwords) =>
      client.account.changePassword.mutate({ currentPassword, newPassword }),
    onDone() {
      form.reset()
      showToast({ message: 'Your password has been changed', kind: 'success' })
      onChanged()
    },
    fallback: 'Your password could not be changed',
  })
  return (
    <TitledSection isCard title="Password">
      <form {...form.props}>
        <Stack>
          <Text c="dimmed">Changing it logs you out on all other devices.</Text>
          {/* Tells a password manager whose password it is. */}
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordInput
            label={isGenerated ? 'Generated password' : 'Current password'}
            name="currentPassword"
            autoComplete="current-password"
            required
            error={form.errors['currentPassword']}
          />
          <PasswordInput
            label="New password"
            name="newPassword"
            description="8 to 128 characters. Several words make a good one."
            autoComplete="new-password"
            required
            error={form.errors['newPassword']}
          />
          <FailureNote failure={form.failure} />
          <Button
            type="submit"
            variant={isGenerated ? 'filled' : 'default'}
            loading={form.isSending}
            w="fit-content"
          >
            Change password
          </Button>
        </Stack>
      </form>
    </TitledSection>
  )
}
