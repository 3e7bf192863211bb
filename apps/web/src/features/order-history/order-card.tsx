import type { Order } from '@tiffin/contract'
import { useId } from 'react'
import { formatClock, formatDate, localAt } from '../../lib/local-time.ts'
import { shortId } from '../../lib/short-id.ts'
import { statusWords } from '../../lib/status-words.ts'
import { OrderActions } from './order-actions.tsx'
import type { AddPortions } from './order-again.ts'
import { OrderSums } from './order-sums.tsx'
import { OrderedDishes } from './ordered-dishes.tsx'
import classes from './order-card.module.css'

interface OrderCardProps {
  order: Order
  onAddPortions: AddPortions
}

export function OrderCard({ order, onAddPortions }: OrderCardProps) {
  const titleId = useId()
  return (
    <article className={classes.card} aria-labelledby={titleId}>
      <header className={classes.head}>
        <div>
          <h2 id={titleId} className={classes.title}>
            Order {order.number}
          </h2>
          <p className={classes.when}>
            <PlacedTime order={order} />
            <span className={classes.shortId}>#{shortId(order._id)}</span>
          </p>
        </div>
        <p className={classes.status} data-status={order.status}>
          {statusWords[order.status].label}
        </p>
      </header>
      <div className={classes.body}>
        <OrderedDishes order={order} />
        <OrderSums order={order} />
      </div>
      <OrderActions order={order} titleId={titleId} onAddPortions={onAddPortions} />
    </article>
  )
}

function PlacedTime({ order: { createdAt, fulfillment } }: { order: Order }) {
  const pickup = { at: fulfillment.pickupAt, local: fulfillment.pickupLocal }
  const local = localAt(pickup, Date.parse(createdAt))
  return <time dateTime={createdAt}>{`${formatDate(local)}, ${formatClock(local)}`}</time>
}
