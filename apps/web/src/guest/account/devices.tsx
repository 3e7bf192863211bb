import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DeviceSession } from '@tiffin/contract'
import { useRef, useState, useId } from 'react'
import { flushSync } from 'react-dom'
import { readErrorBody } from '../../lib/api/explain-failure.ts'
import { useUser } from '../../lib/session/session.ts'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card-section.tsx'
import { FailureNote, RetryLine } from '../../ui/failure-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { describeDevice } from '../../lib/format/describe-device.ts'
import { useFocusOnMount } from '../../lib/forms/use-after-mount.ts'
import { useServerForm } from '../../lib/forms/use-server-form.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { StackedForm } from '../../ui/stacked-form.tsx'
import { showToast } from '../../ui/toast.ts'
import actions from './account-action.module.css'
import classes from './devices.module.css'
import { useSettings } from '../../lib/api/settings.tsx'

/** Where the customer is logged in. */
export function Devices({ onLoggedOutEverywhere }: { onLoggedOutEverywhere: () => void }) {
  const isStaff = useUser()?.role === 'admin'
  return (
    <CardSection title="Devices" lead="Where you’re logged in.">
      <div className={actions.action}>
        {/* There they also confirm with their passkey or app. */}
        {isStaff ? (
          <ButtonAnchor look="outline" href="/admin/my-login">
            Your devices in the admin
          </ButtonAnchor>
        ) : (
          <DeviceList />
        )}
        <LogOutEverywhere onDone={onLoggedOutEverywhere} />
      </div>
    </CardSection>
  )
}

function DeviceList() {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const query = useQuery(trpc.account.sessions.queryOptions(undefined, { staleTime: 0 }))
  const list = useRef<HTMLUListElement>(null)
  // At most one device at a time asks for the password.
  const [askedFor, setAskedFor] = useState<DeviceSession['_id'] | null>(null)

  if (query.isPending) return <Skeleton height="3.5rem" borderRadius="var(--radius)" />
  if (query.isError)
    return <RetryLine message="Your devices could not be loaded." onRetry={() => void query.refetch()} />
  return (
    <ul ref={list} className={classes.devices} aria-label="Your devices" tabIndex={-1}>
      {query.data.map((device) => (
        <Device
          key={device._id}
          device={device}
          asksPassword={askedFor === device._id}
          onAskPassword={(asks) => setAskedFor(asks ? device._id : null)}
          onLoggedOut={() => {
            setAskedFor(null)
            // The pressed button disappears with its device.
            list.current?.focus({ preventScroll: true })
            void queryClient.invalidateQueries(trpc.account.sessions.pathFilter())
          }}
        />
      ))}
    </ul>
  )
}

function LogOutEverywhere({ onDone }: { onDone: () => void }) {
  const trpc = useTRPC()
  const { mutate, isPending, error } = useMutation(
    trpc.account.logoutEverywhere.mutationOptions({ onSuccess: onDone }),
  )
  return (
    <>
      {error !== null && (
        <FailureNote title={readErrorBody(error)?.message ?? 'Something went wrong. Please try again.'} />
      )}
      <Button look="outline" isBusy={isPending} onClick={() => mutate()}>
        Log out everywhere
      </Button>
    </>
  )
}

interface DeviceProps {
  device: DeviceSession
  asksPassword: boolean
  onAskPassword: (asks: boolean) => void
  onLoggedOut: () => void
}

/** A device with its button, and the password where the login was a while ago. */
function Device({ device, asksPassword, onAskPassword, onLoggedOut }: DeviceProps) {
  const { region } = useSettings()
  const id = useId()
  const place = useRef<HTMLLIElement>(null)
  const trpc = useTRPC()
  const { mutate, isPending, error } = useMutation(
    trpc.account.endSession.mutationOptions({
      onSuccess: handleLoggedOut,
      onError: (failure) => {
        if (needsPassword(failure)) onAskPassword(true)
      },
    }),
  )

  function handleLoggedOut() {
    showToast({ message: `${device.device} is logged out`, kind: 'success' })
    onLoggedOut()
  }

  function handleCancel() {
    flushSync(() => onAskPassword(false))
    place.current?.querySelector('button')?.focus()
  }

  return (
    <li ref={place} className={classes.device}>
      <div>
        <p id={id} className={classes.name}>
          {device.device}
        </p>
        <p className={classes.used}>{describeDevice(device, region)}</p>
      </div>
      {!device.isCurrent && !asksPassword && (
        <Button
          look="quiet"
          aria-describedby={id}
          isBusy={isPending}
          onClick={() => mutate({ id: device._id })}
        >
          Log out
        </Button>
      )}
      {error !== null && !needsPassword(error) && (
        <div className={classes.question}>
          <FailureNote title={readErrorBody(error)?.message ?? 'Something went wrong. Please try again.'} />
        </div>
      )}
      {asksPassword && (
        <div className={classes.question}>
          <PasswordQuestion device={device} onCancel={handleCancel} onLoggedOut={handleLoggedOut} />
        </div>
      )}
    </li>
  )
}

const needsPassword = (error: unknown) => readErrorBody(error)?.code === 'CONFIRMATION_REQUIRED'

interface PasswordQuestionProps {
  device: DeviceSession
  onCancel: () => void
  onLoggedOut: () => void
}

/** Anyone who finds an open page must not lock its owner out. */
function PasswordQuestion({ device, onCancel, onLoggedOut }: PasswordQuestionProps) {
  const client = useTRPCClient()
  const form = useServerForm({
    async send(typed: { password: string }) {
      await client.auth.confirm.mutate(typed)
      await client.account.endSession.mutate({ id: device._id })
    },
    onDone: onLoggedOut,
    fallback: `${device.device} could not be logged out`,
  })
  return (
    <StackedForm
      {...form.props}
      onKeyDown={({ key }) => key === 'Escape' && !form.isSending && onCancel()}
      failure={form.failure}
      actions={
        <>
          <Button type="submit" isBusy={form.isSending}>
            Log out this device
          </Button>
          <Button look="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </>
      }
    >
      <PasswordField
        ref={useFocusOnMount()}
        label="Your password"
        description="You logged in a while ago, so please confirm it’s you."
        name="password"
        autoComplete="current-password"
        required
        error={form.errors['password']}
      />
    </StackedForm>
  )
}
