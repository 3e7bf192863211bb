import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core'
import { MAX_PIN_DIGITS } from '@tiffin/contract'
import { trpc } from '../../lib/api/trpc.ts'
import { useServerForm } from '../../lib/forms/use-server-form.ts'
import { ConfirmButton } from '../../ui/admin/confirm-button.tsx'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'
import { TitledSection } from '../../ui/admin/fact-list.tsx'
import { showToast } from '../../ui/toast.ts'

interface OwnPinProps {
  hasPin: boolean
  onChange: () => void
}

/** With which one takes over the tablet at the counter or in the kitchen. */
export function OwnPin({ hasPin, onChange }: OwnPinProps) {
  const { client } = trpc.useUtils()
  const form = useServerForm({
    send: ({ pin }: { pin: string }) => client.loginMethods.setPin.mutate({ pin }),
    onDone() {
      form.reset()
      showToast({ message: hasPin ? 'Your PIN has been changed' : 'Your PIN is set', kind: 'success' })
      onChange()
    },
    fallback: 'The PIN could not be set',
  })
  return (
    <TitledSection isCard title="PIN for a shared tablet">
      <form {...form.props}>
        <Stack align="start">
          <Text c="dimmed">
            Where a tablet at the counter or in the kitchen is logged in for all, you press “Who is here?” and
            type your PIN. From then on orders, payments and the log name you, and you may do what you may at
            board and counter.
          </Text>
          <PasswordInput
            label={hasPin ? 'New PIN' : 'PIN'}
            name="pin"
            description="4 to 6 digits"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={MAX_PIN_DIGITS}
            required
            w={220}
            error={form.errors['pin']}
            styles={{ error: { width: 'max-content', maxWidth: 'min(36rem, 80vw)' } }}
          />
          <FailureAlert failure={form.failure} />
          <Group>
            <Button type="submit" variant={hasPin ? 'default' : 'filled'} loading={form.isSending}>
              {hasPin ? 'Change PIN' : 'Set PIN'}
            </Button>
            {hasPin && (
              <ConfirmButton
                label="Remove"
                question="Remove your PIN?"
                consequence="You can no longer take over a shared tablet. Where you have, it is handed back."
                yes="Remove it"
                no="Keep it"
                run={() => client.loginMethods.removePin.mutate()}
                onDone={() => {
                  showToast({ message: 'Your PIN is removed', kind: 'success' })
                  onChange()
                }}
              />
            )}
          </Group>
        </Stack>
      </form>
    </TitledSection>
  )
}
