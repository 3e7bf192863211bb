import type { DeviceSession } from '@tiffin/contract'
import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { describeDevice } from '../../lib/format/describe-device.ts'
import { readErrorBody } from '../../lib/api/error-body.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { useFocusOnMount } from '../../lib/forms/use-focus-on-mount.ts'
import { useServerForm } from '../../lib/forms/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { StackedForm } from '../../ui/stacked-form.tsx'
import { showToast } from '../../ui/toast.ts'
import classes from './devices.module.css'

interface DeviceProps {
  device: DeviceSession
  asksPassword: boolean
  onAskPassword: (asks: boolean) => void
  onLoggedOut: () => void
}

/** A device with its button, and the password where the login was a while ago. */
export function Device({ device, asksPassword, onAskPassword, onLoggedOut }: DeviceProps) {
  const id = useId()
  const place = useRef<HTMLLIElement>(null)
  const { mutate, isPending, error } = trpc.account.endSession.useMutation({
    onSuccess: handleLoggedOut,
    onError: (failure) => {
      if (needsPassword(failure)) onAskPassword(true)
    },
  })

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
        <p className={classes.used}>{describeDevice(device)}</p>
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
          <FailureNote title={readErrorBody(error)?.message ?? 'That did not work. Please try again.'} />
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

/** Whoever finds an open page must not lock its owner out. */
function PasswordQuestion({ device, onCancel, onLoggedOut }: PasswordQuestionProps) {
  const { client } = trpc.useUtils()
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
        description="You logged in a while ago: this shows that it’s you."
        name="password"
        autoComplete="current-password"
        required
        error={form.errors['password']}
      />
    </StackedForm>
  )
}
