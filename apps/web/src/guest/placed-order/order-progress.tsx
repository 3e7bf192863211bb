import { describeLineChange, type GuestOrder, type OrderStatus } from '@tiffin/contract'
import { IconBell, IconBellCheck } from '@tabler/icons-react'
import { formatClock } from '../../lib/time/local-time.ts'
import { useMoney, useSettings } from '../../lib/api/settings.tsx'
import { statusLabels } from '../../lib/format/order-status.ts'
import { CardSection } from '../../ui/card-section.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { canNotify, isAllowed, NotificationsBlocked, usePushToggle } from '../../lib/live/push-device.ts'
import { readErrorBody } from '../../lib/api/explain-failure.ts'
import { useStored, createLocalStorageStore } from '../../lib/storage/stores.ts'
import { useHasHydrated } from '../../lib/start/use-has-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { FOLLOWED_KEY } from '../../lib/session/forget-person.ts'
import classes from './order-progress.module.css'

const way = ['placed', 'accepted', 'preparing', 'ready'] as const satisfies readonly OrderStatus[]

/** Each step of the order with its time, those that are still to come, and a pickup time that has changed. */
export function OrderProgress({ order, isOutsideHours }: { order: GuestOrder; isOutsideHours: boolean }) {
  const { status, steps, fulfillment, unansweredSince } = order
  const {
    contact: { phone },
    region,
  } = useSettings()
  const coming = way.slice(way.findIndex((each) => each === status) + 1)
  const { promisedAt, moveReason, pickupLocal } = fulfillment
  return (
    <CardSection title="Order status">
      {unansweredSince !== undefined && (
        <p className={classes.notice}>
          <strong>We haven’t confirmed your order yet.</strong> Please call us at{' '}
          <a href={`tel:${phone.tel}`}>{phone.display}</a> before you set out.
        </p>
      )}
      {isOutsideHours && (
        <p className={classes.notice}>
          <strong>We’re now closed at {formatClock(pickupLocal, region)} that day.</strong> Please call us at{' '}
          <a href={`tel:${phone.tel}`}>{phone.display}</a> to choose another time.
        </p>
      )}
      {status !== 'ready' && moveReason !== undefined && (
        <p className={classes.notice}>
          <strong>
            {promisedAt ? 'New pickup time: ' : 'Pickup as first promised: '}
            {formatClock(pickupLocal, region)}.
          </strong>{' '}
          {moveReason}
        </p>
      )}
      <StaffChange order={order} />
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li
            key={step.at}
            className={classes.done}
            aria-current={step === steps.at(-1) ? 'step' : undefined}
          >
            {statusLabels[step.status].label}
            <time dateTime={step.at}>{formatClock(step.local, region)}</time>
          </li>
        ))}
        {coming.map((step) => (
          <li key={step}>
            {statusLabels[step].label}
            <VisuallyHidden>, to come</VisuallyHidden>
          </li>
        ))}
      </ol>
      {status !== 'ready' && <TellMe orderId={order._id} />}
    </CardSection>
  )
}

/** What the guest may not know yet: their email about it may be late. */
function StaffChange({ order }: { order: GuestOrder }) {
  const { region } = useSettings()
  const money = useMoney(order.currency)
  const { staffChange, amounts } = order
  if (staffChange === undefined) return null
  const { at, local, changes, totalBefore, reasons } = staffChange
  return (
    <div className={classes.notice}>
      <strong>
        We changed your order at <time dateTime={at}>{formatClock(local, region)}</time>.
      </strong>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <ul>
        {changes.map(describeLineChange).map((words, place) => (
          // Two lines of one dish may differ in their price alone.
          <li key={`${place} ${words}`}>{words}</li>
        ))}
      </ul>
      {amounts.total !== totalBefore && (
        <p>
          The total is now {money.formatAmount(amounts.total)} instead of {money.formatAmount(totalBefore)}.
        </p>
      )}
    </div>
  )
}

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
        Notify me when it’s ready
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
            : 'You closed the permission prompt',
        hint:
          error.reason === 'blocked'
            ? 'Allow them in its settings, or leave this page open: it updates by itself.'
            : 'Press the button again and choose Allow, or leave this page open.',
      }
    : {
        title: readErrorBody(error)?.message ?? `Notifications could not be turned ${on ? 'on' : 'off'}`,
        hint: 'Leave this page open instead: it updates by itself.',
      }

const MAX_KEPT = 20

/** The orders of which this device wants to hear. */
export const followedOrders = createLocalStorageStore<readonly string[]>({
  key: FOLLOWED_KEY,
  empty: [],
  parse: (raw) => (Array.isArray(raw) ? raw.filter((id) => typeof id === 'string') : []),
})

const addFollowed = (id: string) =>
  followedOrders.update((ids) => [...ids.filter((each) => each !== id), id].slice(-MAX_KEPT))

export const removeFollowed = (id: string) =>
  followedOrders.update((ids) => ids.filter((each) => each !== id))
