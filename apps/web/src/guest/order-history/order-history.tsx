import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MAX_LIST_LENGTH, type Order, lineKey } from '@tiffin/contract'
import { type ReactNode, useId } from 'react'
import { ExtrasLine, PlacedTime, LineName } from '../../domain/order-parts.tsx'
import { AmountList } from '../../domain/price.tsx'
import { ReviewLink } from '../../domain/review-link.tsx'
import { StatusMark } from '../../domain/status-mark.tsx'
import { useMoney, useSettings } from '../../lib/api/settings.tsx'
import { listAmounts } from '../../lib/format/order-lines.ts'
import { liveQuery } from '../../lib/live/live-state.ts'
import { statusLabels, shortId } from '../../lib/format/order-status.ts'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { formatClock, formatDay } from '../../lib/time/local-time.ts'
import { ButtonLink, Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RetryLine } from '../../ui/failure-note.tsx'
import { FallbackImage } from '../../ui/fallback-image.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type AddPortions, useOrderAgain } from './order-again.ts'
import { OrderedAgainNote } from './order-again-panel.tsx'
import classes from './order-history.module.css'
import cardClasses from './order-card.module.css'

interface OrderHistoryProps {
  userId: string
  onAddPortions: AddPortions
  /** Whether the page follows an order that is still awaited. */
  renderLive: (order: Order) => ReactNode
}

export function OrderHistory({ userId, onAddPortions, renderLive }: OrderHistoryProps) {
  const { data: orders, isPending, refetch } = useMyOrders(userId)
  if (isPending) return <OrderHistorySkeleton />
  if (orders === undefined) {
    return <RetryLine message="Your orders could not be loaded." onRetry={() => void refetch()} />
  }
  if (orders.length === 0) return <NoOrders />
  const awaited = orders.find(({ status }) => statusLabels[status].isAwaited)
  return (
    <>
      {awaited && renderLive(awaited)}
      <ol role="list" className={classes.list} aria-label="Your orders">
        {orders.map((order) => (
          <li key={order._id}>
            <OrderCard order={order} onAddPortions={onAddPortions} />
          </li>
        ))}
      </ol>
      {orders.length >= MAX_LIST_LENGTH && (
        <p>
          These are your latest {MAX_LIST_LENGTH.toLocaleString('en')} orders. The file with your data, under{' '}
          <Link to="/account">Account</Link>, has all of them.
        </p>
      )}
    </>
  )
}

function useMyOrders(userId: string) {
  const client = useTRPCClient()
  const trpc = useTRPC()
  return useQuery({
    // Cached per customer: the next one to log in must not see these orders even briefly.
    queryKey: [...trpc.orders.mine.pathKey(), userId],
    queryFn: ({ signal }) => client.orders.mine.query(undefined, { signal }),
    ...liveQuery,
    // The status may have changed, and another order may just have been placed.
    staleTime: 0,
  })
}

function NoOrders() {
  return (
    <EmptyState title="No orders yet" hint="Orders you place while logged in are listed here.">
      <ButtonLink to="/order-online" look="accent" size="large">
        Order Online
      </ButtonLink>
    </EmptyState>
  )
}

/** Shown until the browser knows who is logged in and their orders have loaded. */
export function OrderHistorySkeleton() {
  return (
    <ol role="list" className={classes.list} aria-busy aria-label="Loading your orders…">
      {[0, 1, 2].map((place) => (
        <li key={place} className={cardClasses.card} aria-hidden>
          <div className={cardClasses.head}>
            <Skeleton width="9rem" height="1.6rem" />
            <Skeleton width="6rem" height="2rem" borderRadius="2rem" />
          </div>
          <div className={cardClasses.body}>
            <Skeleton width="min(100%, 22rem)" height="4rem" />
            <Skeleton height="9rem" />
          </div>
        </li>
      ))}
    </ol>
  )
}

interface OrderCardProps {
  order: Order
  onAddPortions: AddPortions
}

function OrderCard({ order, onAddPortions }: OrderCardProps) {
  const titleId = useId()
  const money = useMoney(order.currency)
  return (
    <article className={cardClasses.card} aria-labelledby={titleId}>
      <header className={cardClasses.head}>
        <div>
          <h2 id={titleId} className={cardClasses.title}>
            Order {order.number}
          </h2>
          <p className={cardClasses.when}>
            <PlacedTime order={order} />
            <span className={cardClasses.shortId}>#{shortId(order._id)}</span>
          </p>
        </div>
        <p>
          <StatusMark status={order.status} />
        </p>
      </header>
      {order.cancelReason !== undefined && <p className={cardClasses.reason}>{order.cancelReason}</p>}
      <div className={cardClasses.body}>
        <OrderedDishes order={order} />
        <AmountList
          amounts={listAmounts(order, money)}
          currency={order.currency}
          className={cardClasses.sums}
        />
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
      <div className={cardClasses.buttons}>
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
        <p className={cardClasses.pickup}>
          Pickup{' '}
          <time dateTime={pickupAt}>{`${formatDay(pickupLocal)}, ${formatClock(pickupLocal, region)}`}</time>
        </p>
      )}
      <p className={cardClasses.count}>{count === 1 ? '1 item' : `${count} items`}</p>
      <ul role="list" className={cardClasses.dishes}>
        {items.map((item, place) => (
          // Two lines of one dish may differ in their price alone.
          <li key={`${place} ${lineKey(item)}`} className={cardClasses.dish}>
            <FallbackImage src={item.thumbnail} sizes="5rem" className={cardClasses.picture} loading="lazy" />
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
