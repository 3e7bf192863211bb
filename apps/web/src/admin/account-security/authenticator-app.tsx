import { Button, Code, Group, Stack, Text, TextInput, Alert, SimpleGrid } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { NewAuthenticatorApp } from '@tiffin/contract'
import { encode } from 'uqr'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { useTRPCClient } from '../../lib/api/trpc.ts'
import { useServerForm } from '../../lib/forms/use-server-form.ts'
import { ConfirmButton } from '../../ui/admin/confirm-button.tsx'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'
import { TitledSection } from '../../ui/admin/fact-list.tsx'
import { showToast } from '../../ui/toast.ts'
import { saveFile } from '../../lib/api/save-file.ts'
import { useFocusOnMount } from '../../lib/forms/use-after-mount.ts'
import { useSettings } from '../../lib/api/settings.tsx'

interface AuthenticatorAppProps {
  hasApp: boolean
  onChange: (recoveryCodes?: string[] | null) => void
}

/** An app on the phone that shows a new code every half minute. */
export function AuthenticatorApp({ hasApp, onChange }: AuthenticatorAppProps) {
  const client = useTRPCClient()
  const setup = useMutation({ mutationFn: () => client.loginMethods.setUpApp.mutate(), gcTime: 0 })
  const handleAdded = (recoveryCodes: string[] | null) => {
    setup.reset()
    onChange(recoveryCodes)
  }
  return (
    <TitledSection isCard title="Authenticator app">
      <Stack align="start">
        <Text c="dimmed">
          {hasApp
            ? 'After your password you are asked for the code that your app shows.'
            : 'An app on your phone shows a code that you type after your password. Any authenticator app works, including most password managers.'}
        </Text>
        <FailureAlert failure={setup.error && explainFailure(setup.error)} />
        {setup.data ? (
          <NewApp app={setup.data} onAdded={handleAdded} onCancel={() => setup.reset()} />
        ) : (
          <Group>
            <Button
              variant={hasApp ? 'default' : 'filled'}
              loading={setup.isPending}
              onClick={() => setup.mutate()}
            >
              {hasApp ? 'Move to another phone' : 'Add an app'}
            </Button>
            {hasApp && (
              <ConfirmButton
                label="Remove"
                question="Remove the authenticator app?"
                consequence="Its codes stop working."
                yes="Remove it"
                no="Keep it"
                run={() => client.loginMethods.removeApp.mutate()}
                onDone={() => {
                  showToast({ message: 'The authenticator app is removed', kind: 'success' })
                  onChange()
                }}
              />
            )}
          </Group>
        )}
      </Stack>
    </TitledSection>
  )
}

interface NewAppProps {
  app: NewAuthenticatorApp
  onAdded: (recoveryCodes: string[] | null) => void
  onCancel: () => void
}

function NewApp({ app: { uri, secret }, onAdded, onCancel }: NewAppProps) {
  const client = useTRPCClient()
  const form = useServerForm({
    send: ({ code }: { code: string }) => client.loginMethods.addApp.mutate({ code }),
    onDone: ({ recoveryCodes }) => onAdded(recoveryCodes),
    fallback: 'The app could not be added',
  })
  return (
    <form {...form.props}>
      <Stack align="start">
        <Text>1. Scan this with the app, or open it on the phone that has the app.</Text>
        <a href={uri} aria-label="Open in the app on this device">
          <QrCode text={uri} />
        </a>
        <Text>
          Without a camera, type this key into the app:{' '}
          <Code style={{ overflowWrap: 'anywhere' }}>{secret.match(/.{1,4}/g)?.join(' ')}</Code>
        </Text>
        <TextInput
          label="2. The code that it shows"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          required
          w={180}
          error={form.errors['code']}
          styles={{ error: { width: 'max-content', maxWidth: 'min(36rem, 80vw)' } }}
        />
        <FailureAlert failure={form.failure} />
        <Group>
          <Button type="submit" loading={form.isSending}>
            Add this app
          </Button>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** A QR code that a phone can scan from the screen. */
function QrCode({ text }: { text: string }) {
  const { size, data } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label="QR code"
      viewBox={`0 0 ${size} ${size}`}
      width={220}
      height={220}
      shapeRendering="crispEdges"
    >
      {/* Scanners need dark on light, whatever the theme. */}
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

interface NewRecoveryCodesProps {
  codes: string[]
  onSaved: () => void
}

/** Shown once, right after they were made. */
export function NewRecoveryCodes({ codes, onSaved }: NewRecoveryCodesProps) {
  const { name } = useSettings().identity
  const text = codes.join('\n')
  async function copy() {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    showToast(
      isCopied
        ? { message: 'The codes are copied', kind: 'success' }
        : { message: 'They could not be copied. Please save the file instead.', kind: 'other' },
    )
  }
  return (
    <Alert
      ref={useFocusOnMount<HTMLDivElement>()}
      tabIndex={-1}
      color="saffron"
      title="Save your recovery codes now"
      role="status"
    >
      <Stack align="start">
        <Text>
          If you lose your phone, each of these logs you in once, after your password. They are not shown
          again: put them into your password manager, or print them.
        </Text>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" role="list" aria-label="Recovery codes">
          {codes.map((code) => (
            <Code key={code} role="listitem" fz="sm">
              {code}
            </Code>
          ))}
        </SimpleGrid>
        <Group>
          <Button variant="default" onClick={() => void copy()}>
            Copy
          </Button>
          <Button
            variant="default"
            onClick={() => saveFile(new Blob([`${name}: recovery codes\n\n${text}\n`]), 'recovery-codes.txt')}
          >
            Save as a file
          </Button>
          <Button onClick={onSaved}>I have saved them</Button>
        </Group>
      </Stack>
    </Alert>
  )
}

interface RecoveryCodesProps {
  left: number
  onRenewed: (recoveryCodes: string[]) => void
}

export function RecoveryCodes({ left, onRenewed }: RecoveryCodesProps) {
  const client = useTRPCClient()
  return (
    <TitledSection isCard title="Recovery codes">
      <Stack align="start">
        <Text c="dimmed">Use one if you lose your phone. Each code works once. You have {left} left.</Text>
        <ConfirmButton
          label="Generate new codes"
          question="Generate new recovery codes?"
          consequence="The ones you have stop working."
          yes="Generate new codes"
          no="Keep the old ones"
          run={async () => onRenewed((await client.loginMethods.renewCodes.mutate()).recoveryCodes)}
        />
      </Stack>
    </TitledSection>
  )
}
