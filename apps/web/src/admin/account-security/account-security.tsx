import { Alert, Button, Stack, PasswordInput, Text, Group } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type LoginMethods, MAX_PIN_DIGITS } from '@tiffin/contract'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useNeedsSetup } from '../../lib/session/staff-member.tsx'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { ConfirmButton } from '../../ui/admin/confirm-button.tsx'
import { QuerySheet } from '../../ui/admin/query-list.tsx'
import { useServerForm } from '../../lib/forms/use-server-form.ts'
import { useUser } from '../../lib/session/session.ts'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'
import { TitledSection } from '../../ui/admin/fact-list.tsx'
import { showToast } from '../../ui/toast.ts'
import { AuthenticatorApp, NewRecoveryCodes, RecoveryCodes } from './authenticator-app.tsx'
import { Devices } from './own-devices.tsx'
import { Passkeys } from './passkeys.tsx'

/** How the signed-in member of staff logs in, and what they still have to set up. */
export function AccountSecurity() {
  const trpc = useTRPC()
  const query = useQuery(trpc.loginMethods.get.queryOptions(undefined, { staleTime: 0 }))
  return (
    <QuerySheet query={query} name="login">
      {(methods) => <Methods methods={methods} />}
    </QuerySheet>
  )
}

function Methods({ methods }: { methods: LoginMethods }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const [neededSetup] = useState(useNeedsSetup())
  const [newCodes, setNewCodes] = useState<string[] | null>(null)
  const hasSecondFactor = methods.hasApp || methods.passkeys.length > 0

  function handleChange(recoveryCodes: string[] | null = null) {
    if (recoveryCodes !== null) setNewCodes(recoveryCodes)
    void queryClient.invalidateQueries(trpc.loginMethods.get.pathFilter())
    void queryClient.invalidateQueries(trpc.staff.list.pathFilter())
    // What was closed until now may be open.
    void queryClient.invalidateQueries(trpc.admin.me.pathFilter())
  }

  return (
    <Stack maw={720} gap="lg">
      {newCodes === null ? (
        <SetupNote methods={methods} hasSecondFactor={hasSecondFactor} neededSetup={neededSetup} />
      ) : (
        <NewRecoveryCodes codes={newCodes} onSaved={() => setNewCodes(null)} />
      )}
      {methods.mustChangePassword ? (
        <ChangePassword isGenerated onChanged={handleChange} />
      ) : (
        <>
          <Passkeys methods={methods} onChange={handleChange} />
          <AuthenticatorApp hasApp={methods.hasApp} onChange={handleChange} />
          {hasSecondFactor && <RecoveryCodes left={methods.recoveryCodesLeft} onRenewed={handleChange} />}
          <ChangePassword isGenerated={false} onChanged={handleChange} />
          <OwnPin hasPin={methods.hasPin} onChange={handleChange} />
          <Devices />
        </>
      )}
    </Stack>
  )
}

interface SetupNoteProps {
  methods: LoginMethods
  hasSecondFactor: boolean
  neededSetup: boolean
}

function SetupNote({
  methods: { mustChangePassword, isRequired },
  hasSecondFactor,
  neededSetup,
}: SetupNoteProps) {
  const needsSetup = useNeedsSetup()
  if (mustChangePassword) {
    return (
      <Alert color="saffron" title="Choose your own password first">
        The one you logged in with was generated for the first login, and has been on a screen.
      </Alert>
    )
  }
  if (isRequired && !hasSecondFactor) {
    return (
      <Alert color="saffron" title="Owners log in with two steps">
        A password alone can be guessed, or read over a shoulder. Add a passkey or an authenticator app, and
        the rest of the admin opens.
      </Alert>
    )
  }
  if (!neededSetup || needsSetup) return null
  return (
    <Alert color="leaf" role="status" title="Your login is set up">
      <Button mt="xs" renderRoot={(root) => <Link to="/admin" {...root} />}>
        Go to the dashboard
      </Button>
    </Alert>
  )
}

interface Passwords {
  currentPassword: string
  newPassword: string
}

interface ChangePasswordProps {
  isGenerated: boolean
  onChanged: () => void
}

function ChangePassword({ isGenerated, onChanged }: ChangePasswordProps) {
  const client = useTRPCClient()
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
          <FailureAlert failure={form.failure} />
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

interface OwnPinProps {
  hasPin: boolean
  onChange: () => void
}

/** With which one takes over the tablet at the counter or in the kitchen. */
function OwnPin({ hasPin, onChange }: OwnPinProps) {
  const client = useTRPCClient()
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
