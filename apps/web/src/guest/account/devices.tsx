import type { DeviceSession } from '@tiffin/contract'
import { useRef, useState } from 'react'
import { readErrorBody } from '../../lib/api/error-body.ts'
import { useUser } from '../../lib/session/session.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card-section.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { RetryLine } from '../../ui/retry-line.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import actions from './account-action.module.css'
import { Device } from './device.tsx'
import classes from './devices.module.css'

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
  const query = trpc.account.sessions.useQuery(undefined, { staleTime: 0 })
  const { account } = trpc.useUtils()
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
            void account.sessions.invalidate()
          }}
        />
      ))}
    </ul>
  )
}

function LogOutEverywhere({ onDone }: { onDone: () => void }) {
  const { mutate, isPending, error } = trpc.account.logoutEverywhere.useMutation({ onSuccess: onDone })
  return (
    <>
      {error !== null && (
        <FailureNote title={readErrorBody(error)?.message ?? 'That did not work. Please try again.'} />
      )}
      <Button look="outline" isBusy={isPending} onClick={() => mutate()}>
        Log out everywhere
      </Button>
    </>
  )
}
