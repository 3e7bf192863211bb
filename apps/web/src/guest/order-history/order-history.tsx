import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MAX_LIST_LENGTH, type Order } from '@tiffin/contract'
import { getQueryKey } from '@trpc/react-query'
import type { ReactNode } from 'react'
import { liveQuery } from '../../lib/live/live-state.ts'
import { statusLabels } from '../../lib/format/order-status.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RetryLine } from '../../ui/failure-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { OrderCard } from './order-card.tsx'
import type { AddPortions } from './order-again.ts'
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
  const { client } = trpc.useUtils()
  return useQuery({
    // Cached per customer: the next one to log in must not see these orders even briefly.
    queryKey: [...getQueryKey(trpc.orders.mine), userId],
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
