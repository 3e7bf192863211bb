import type { Order } from '@tiffin/contract'
import { formatClock, formatDay } from '../../lib/time/local-time.ts'
import { useSettings } from '../../lib/api/settings.tsx'
import { statusLabels } from '../../lib/format/status-labels.ts'
import { DoneBand } from '../../ui/done-band.tsx'
import { wasJustPlaced } from './just-placed.ts'
import classes from './order-headline.module.css'

export function OrderHeadline({ order }: { order: Order }) {
  const settings = useSettings()
  const { label, text, isAwaited } = statusLabels[order.status]
  const { pickupAt, pickupLocal } = order.fulfillment
  const pickup = (
    <time dateTime={pickupAt}>
      <strong>{formatClock(pickupLocal)}</strong> {formatDay(pickupLocal)}
    </time>
  )
  const status = (
    <>
      <strong>{label}</strong>{' '}
      {order.unansweredSince === undefined ? text(settings) : 'We haven’t confirmed it yet.'}
    </>
  )
  return (
    <DoneBand
      justDone={wasJustPlaced(order._id) && 'Order placed!'}
      eyebrow="Order"
      title={<span className={classes.number}>{order.number}</span>}
      facts={[
        ...(isAwaited ? [{ term: 'Pickup', value: pickup }] : []),
        { term: 'Status', value: status },
        ...(order.cancelReason === undefined ? [] : [{ term: 'Reason', value: order.cancelReason }]),
      ]}
    >
      <p className={classes.thanks}>Thank you, {order.customer.name}.</p>
    </DoneBand>
  )
}
