import type { Order } from '@tiffin/contract'
import { useId } from 'react'
import { listAmounts } from '../../lib/format/order-amounts.ts'
import { shortId } from '../../lib/format/short-id.ts'
import { AmountList } from '../../domain/amount-list.tsx'
import { PlacedTime } from '../../domain/placed-time.tsx'
import { StatusMark } from '../../domain/status-mark.tsx'
import { OrderActions } from './order-actions.tsx'
import type { AddPortions } from './order-again.ts'
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
        <p>
          <StatusMark status={order.status} />
        </p>
      </header>
      {order.cancelReason !== undefined && <p className={classes.reason}>{order.cancelReason}</p>}
      <div className={classes.body}>
        <OrderedDishes order={order} />
        <AmountList amounts={listAmounts(order)} className={classes.sums} />
      </div>
      <OrderActions order={order} titleId={titleId} onAddPortions={onAddPortions} />
    </article>
  )
}
