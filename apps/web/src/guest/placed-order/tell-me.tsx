import { IconBell, IconBellCheck } from '@tabler/icons-react'
import { canNotify, isAllowed, NotificationsBlocked } from '../../lib/live/push-device.ts'
import { readErrorBody } from '../../lib/api/error-body.ts'
import { useStored } from '../../lib/storage/stored.ts'
import { useHasHydrated } from '../../lib/start/use-has-hydrated.ts'
import { usePushToggle } from '../../lib/live/use-push-toggle.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { addFollowed, followedOrders, removeFollowed } from './followed-orders.ts'
import classes from './tell-me.module.css'

/** A notification on this device when the order is ready, for guests who put the phone away. */
export function TellMe({ orderId }: { orderId: string }) {
  const hasHydrated = useHasHydrated()
  const isFollowed = useStored(followedOrders).includes(orderId)
  const turning = usePushToggle({
    turnOn: (client, device) => client.push.subscribe.mutate({ id: orderId, device }),
    turnOff: (client, endpoint) => client.push.unsubscribe.mutate({ id: orderId, endpoint }),
    onDone: (on) => (on ? addFollowed(orderId) : removeFollowed(orderId)),
  })
  if (!hasHydrated || !canNotify()) return null
  const isOn = isFollowed && isAllowed()
  return (
    <div className={classes.tellMe}>
      <Button
        look="outline"
        isBusy={turning.isPending}
        aria-pressed={isOn}
        onClick={() => turning.mutate(!isOn)}
      >
        {isOn ? <IconBellCheck size={20} aria-hidden /> : <IconBell size={20} aria-hidden />}
        Tell me when it’s ready
      </Button>
      <p className={classes.state} role="status">
        {isOn && 'We’ll notify you on this device. You can close this page.'}
      </p>
      {turning.error !== null && <FailureNote {...explain(turning.error, turning.variables)} />}
    </div>
  )
}

const explain = (error: Error, on: boolean | undefined) =>
  error instanceof NotificationsBlocked
    ? {
        title:
          error.reason === 'blocked'
            ? 'This browser blocks notifications from us'
            : 'The browser’s question was closed',
        hint:
          error.reason === 'blocked'
            ? 'Allow them in its settings, or leave this page open: it updates by itself.'
            : 'Press the button again and choose Allow, or leave this page open.',
      }
    : {
        title: readErrorBody(error)?.message ?? `Notifications could not be turned ${on ? 'on' : 'off'}`,
        hint: 'Leave this page open instead: it updates by itself.',
      }
