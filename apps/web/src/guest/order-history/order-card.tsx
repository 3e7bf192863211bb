import { lineKey, type Order } from '@tiffin/contract'
import { useId } from 'react'
import { listAmounts } from '../../lib/format/order-lines.ts'
import { shortId, statusLabels } from '../../lib/format/order-status.ts'
import { AmountList } from '../../domain/price.tsx'
import { ExtrasLine, PlacedTime, LineName } from '../../domain/order-parts.tsx'
import { StatusMark } from '../../domain/status-mark.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { formatClock, formatDay } from '../../lib/time/local-time.ts'
import { FallbackImage } from '../../ui/fallback-image.tsx'
import { ReviewLink } from '../../domain/review-link.tsx'
import { useOrderAgain, type AddPortions } from './order-again.ts'
import { OrderedAgainNote } from './ordered-again-note.tsx'
import classes from './order-card.module.css'
import { useMoney, useSettings } from '../../lib/api/settings.tsx'

interface OrderCardProps {
  order: Order
  onAddPortions: AddPortions
}

export function OrderCard({ order, onAddPortions }: OrderCardProps) {
  const titleId = useId()
  const money = useMoney(order.currency)
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
        <AmountList amounts={listAmounts(order, money)} currency={order.currency} className={classes.sums} />
      </div>
      <OrderActions order={order} titleId={titleId} onAddPortions={onAddPortions} />
    </article>
  )
}

interface OrderActionsProps {
  order: Order
  /** The id of the order's heading, which tells the many buttons apart. */
  titleId: string
  onAddPortions: AddPortions
}

function OrderActions({ order, titleId, onAddPortions }: OrderActionsProps) {
  const again = useOrderAgain(order.items, onAddPortions)
  return (
    <footer>
      <div className={classes.buttons}>
        <Button isBusy={again.isPending} aria-describedby={titleId} onClick={() => again.mutate()}>
          Order again
        </Button>
        <ButtonLink to="/order/$id" params={{ id: order._id }} look="outline" aria-describedby={titleId}>
          View order
        </ButtonLink>
      </div>
      <OrderedAgainNote result={again.data} isFailed={again.isError} hadAllergy={order.allergyNote} />
    </footer>
  )
}

function OrderedDishes({ order }: { order: Order }) {
  const { items, status, fulfillment } = order
  const { region } = useSettings()
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const { pickupAt, pickupLocal } = fulfillment
  return (
    <div>
      {statusLabels[status].isAwaited && (
        <p className={classes.pickup}>
          Pickup{' '}
          <time dateTime={pickupAt}>{`${formatDay(pickupLocal)}, ${formatClock(pickupLocal, region)}`}</time>
        </p>
      )}
      <p className={classes.count}>{count === 1 ? '1 item' : `${count} items`}</p>
      <ul role="list" className={classes.dishes}>
        {items.map((item, place) => (
          // Two lines of one dish may differ in their price alone.
          <li key={`${place} ${lineKey(item)}`} className={classes.dish}>
            <FallbackImage src={item.thumbnail} sizes="5rem" className={classes.picture} loading="lazy" />
            <span>
              <LineName line={item} />
              {status === 'completed' && <ReviewLink slug={item.slug} title={item.title} />}
            </span>
          </li>
        ))}
      </ul>
      <ExtrasLine order={order} />
    </div>
  )
}
