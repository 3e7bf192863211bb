import type { Order, OrderStatus } from '@tiffin/contract'
import { formatClock } from '../../lib/time/local-time.ts'
import { useSettings } from '../../lib/api/settings.tsx'
import { statusLabels } from '../../lib/format/status-labels.ts'
import { CardSection } from '../../ui/card-section.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { TellMe } from './tell-me.tsx'
import classes from './order-progress.module.css'

const way = ['placed', 'accepted', 'preparing', 'ready'] as const satisfies readonly OrderStatus[]

/** Each step of the order with its time, those that are still to come, and a pickup time that has changed. */
export function OrderProgress({ order }: { order: Order }) {
  const { status, steps, fulfillment, unansweredSince } = order
  const { phone } = useSettings().contact
  const coming = way.slice(way.findIndex((each) => each === status) + 1)
  const { promisedAt, moveReason, pickupLocal } = fulfillment
  return (
    <CardSection title="Your order so far">
      {unansweredSince !== undefined && (
        <p className={classes.notice}>
          <strong>We haven’t confirmed your order yet.</strong> Please call us at{' '}
          <a href={`tel:${phone.tel}`}>{phone.display}</a> before you set out.
        </p>
      )}
      {status !== 'ready' && moveReason !== undefined && promisedAt !== undefined && (
        <p className={classes.notice}>
          <strong>New pickup time: {formatClock(pickupLocal)}.</strong> {moveReason}
        </p>
      )}
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li
            key={step.at}
            className={classes.done}
            aria-current={step === steps.at(-1) ? 'step' : undefined}
          >
            {statusLabels[step.status].label}
            <time dateTime={step.at}>{formatClock(step.local)}</time>
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
