import type { Order } from '@tiffin/contract'
import { formatClock, formatDate, localAt } from '../lib/time/local-time.ts'

/** When an order was placed, in the restaurant's time zone. */
export function PlacedTime({ order: { createdAt, fulfillment } }: { order: Order }) {
  const pickup = { at: fulfillment.pickupAt, local: fulfillment.pickupLocal }
  const local = localAt(pickup, Date.parse(createdAt))
  return <time dateTime={createdAt}>{`${formatDate(local)}, ${formatClock(local)}`}</time>
}
