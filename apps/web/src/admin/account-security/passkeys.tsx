import { Button, Group, Stack, Table, Text, TextInput } from '@mantine/core'
import type { LoginMethods, Passkey } from '@tiffin/contract'
import { useState } from 'react'
import { formatShortDate } from '../../lib/time/local-time.ts'
import { useTRPCClient } from '../../lib/api/trpc.ts'
import { useServerForm } from '../../lib/forms/use-server-form.ts'
import { useFocusOnMount } from '../../lib/forms/use-after-mount.ts'
import { mayHavePasskeys } from '../../lib/session/use-passkey.ts'
import { ConfirmButton } from '../../ui/admin/confirm-button.tsx'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'
import { TitledSection } from '../../ui/admin/fact-list.tsx'
import { showToast } from '../../ui/toast.ts'

interface PasskeysProps {
  methods: LoginMethods
  onChange: (recoveryCodes?: string[] | null) => void
}

/** Keys on a phone, a computer or a stick, which log in without a password. */
export function Passkeys({ methods: { passkeys, offersPasskeys }, onChange }: PasskeysProps) {
  const isOffered = offersPasskeys && mayHavePasskeys()
  return (
    <TitledSection isCard title="Passkeys">
      <Stack align="start">
        <Text c="dimmed">
          Log in with your fingerprint, your face or your phone’s code, without a password. Nobody can guess a
          passkey, or steal it with a false page.
        </Text>
        {passkeys.length > 0 && (
          <Table aria-label="Your passkeys">
            <Table.Tbody>
              {passkeys.map((passkey) => (
                <PasskeyRow key={passkey._id} passkey={passkey} onRemoved={onChange} />
              ))}
            </Table.Tbody>
          </Table>
        )}
        {isOffered ? (
          <NewPasskey isFirst={passkeys.length === 0} onAdded={onChange} />
        ) : (
          <Text>
            {offersPasskeys
              ? 'This browser can’t create passkeys.'
              : 'Passkeys need a domain name. Ask whoever runs your server to set PUBLIC_URL.'}
          </Text>
        )}
      </Stack>
    </TitledSection>
  )
}

function PasskeyRow({ passkey, onRemoved }: { passkey: Passkey; onRemoved: () => void }) {
  const client = useTRPCClient()
  const { _id: id, name, created, lastUsed } = passkey
  const nameId = `passkey-${id}`
  return (
    <Table.Tr>
      <Table.Td pl={0}>
        <Text id={nameId} fw={600} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <Text size="sm" c="dimmed">
          Added {formatShortDate(created.local)}
          {lastUsed && `, last used ${formatShortDate(lastUsed.local)}`}
        </Text>
      </Table.Td>
      <Table.Td ta="right" pr={0}>
        <ConfirmButton
          label="Remove"
          describedBy={nameId}
          question={`Remove the passkey ${name}?`}
          consequence="It no longer logs you in. Delete it on the device as well."
          yes="Remove it"
          no="Keep it"
          run={() => client.loginMethods.removePasskey.mutate({ id })}
          onDone={() => {
            showToast({ message: `The passkey ${name} is removed`, kind: 'success' })
            onRemoved()
          }}
        />
      </Table.Td>
    </Table.Tr>
  )
}

interface NewPasskeyProps {
  isFirst: boolean
  onAdded: (recoveryCodes: string[] | null) => void
}

function NewPasskey({ isFirst, onAdded }: NewPasskeyProps) {
  const [isNaming, setIsNaming] = useState(false)
  if (!isNaming) {
    return (
      <Button variant={isFirst ? 'filled' : 'default'} onClick={() => setIsNaming(true)}>
        Add a passkey
      </Button>
    )
  }
  function handleAdded(recoveryCodes: string[] | null) {
    setIsNaming(false)
    onAdded(recoveryCodes)
  }
  return <PasskeyForm onAdded={handleAdded} onCancel={() => setIsNaming(false)} />
}

interface PasskeyFormProps {
  onAdded: (recoveryCodes: string[] | null) => void
  onCancel: () => void
}

function PasskeyForm({ onAdded, onCancel }: PasskeyFormProps) {
  const client = useTRPCClient()
  const form = useServerForm({
    async send({ name }: { name: string }) {
      const { makePasskey } = await import('../../lib/session/passkey.ts')
      const passkey = await makePasskey(await client.loginMethods.setUpPasskey.mutate())
      return passkey && client.loginMethods.addPasskey.mutate({ name, passkey })
    },
    // Null if the browser's dialog was closed.
    onDone: (added) => added && onAdded(added.recoveryCodes),
    fallback: 'The passkey could not be added',
  })
  return (
    <form {...form.props}>
      <Stack align="start">
        <TextInput
          ref={useFocusOnMount()}
          label="Name"
          name="name"
          description="A name to recognize it by, such as the device"
          placeholder="My phone"
          autoComplete="off"
          required
          error={form.errors['name']}
        />
        <FailureAlert failure={form.failure} />
        <Group>
          <Button type="submit" loading={form.isSending}>
            Create passkey
          </Button>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
