import { Button, Group, Modal, PasswordInput, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { CONFIRMATION_MINUTES, type ConfirmInput } from '@tiffin/contract'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { mayHavePasskeys, usePasskey } from '../../lib/session/use-passkey.ts'
import { useOpenAfterMount } from '../../lib/forms/use-after-mount.ts'
import { useServerForm } from '../../lib/forms/use-server-form.ts'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'
import { keepsDrawerOpen } from '../../ui/admin/confirm-button.tsx'

interface ConfirmDialogProps {
  onClose: (isConfirmed: boolean) => void
}

export function ConfirmDialog({ onClose }: ConfirmDialogProps) {
  const trpc = useTRPC()
  const { data: methods } = useQuery(trpc.loginMethods.get.queryOptions())
  const opened = useOpenAfterMount(true)
  return (
    <Modal
      opened={opened}
      onClose={() => onClose(false)}
      onKeyDown={({ key }) => key === 'Escape' && onClose(false)}
      closeOnEscape={false}
      title="Confirm it’s you"
      centered
      zIndex={400}
      attributes={{ content: keepsDrawerOpen }}
    >
      {methods === undefined ? (
        <Skeleton role="status" aria-label="Loading…" h="8rem" />
      ) : (
        <ConfirmForm
          hasApp={methods.hasApp}
          hasPasskeys={methods.passkeys.length > 0}
          onConfirmed={() => onClose(true)}
        />
      )}
    </Modal>
  )
}

interface ConfirmFormProps {
  hasApp: boolean
  hasPasskeys: boolean
  onConfirmed: () => void
}

function ConfirmForm({ hasApp, hasPasskeys, onConfirmed }: ConfirmFormProps) {
  const client = useTRPCClient()
  const form = useServerForm({
    send: (typed: ConfirmInput) => client.auth.confirm.mutate(typed),
    onDone: onConfirmed,
    fallback: 'Something went wrong',
  })
  const passkey = usePasskey(async (used) => {
    await client.auth.confirm.mutate({ passkey: used })
    onConfirmed()
  })
  return (
    <form {...form.props}>
      <Stack>
        <Text>
          You logged in more than {CONFIRMATION_MINUTES} minutes ago. Please confirm it’s you before changing
          this.
        </Text>
        {hasPasskeys && mayHavePasskeys() && (
          <Button loading={passkey.isAsking} onClick={passkey.ask} {...keepsDrawerOpen}>
            Use your passkey
          </Button>
        )}
        <FailureAlert failure={passkey.failure === null ? null : { title: passkey.failure }} />
        {hasApp || hasPasskeys ? (
          <TextInput
            label="Code"
            name="code"
            description={
              hasApp ? 'From your authenticator app, or a recovery code' : 'One of your recovery codes'
            }
            autoComplete="one-time-code"
            data-autofocus={hasApp || undefined}
            required
            error={form.errors['code']}
          />
        ) : (
          <PasswordInput
            label="Password"
            name="password"
            autoComplete="current-password"
            data-autofocus
            required
            error={form.errors['password']}
          />
        )}
        <FailureAlert failure={form.failure} />
        <Group justify="flex-end">
          <Button
            type="submit"
            variant={hasPasskeys && !hasApp ? 'default' : 'filled'}
            loading={form.isSending}
            {...keepsDrawerOpen}
          >
            Confirm
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
