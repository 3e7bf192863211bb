import { keepPreviousData } from '@tanstack/react-query'
import { sayLength } from '../../lib/say-length.ts'
import { trpc } from '../../lib/trpc.ts'
import { usePickupTimes } from '../../lib/use-pickup-times.ts'
import { LiveNote } from '../../ui/live-note.tsx'
import { Pager } from '../../ui/pager.tsx'
import { RetryLine } from '../../ui/retry-line.tsx'
import { lookAgain } from './look-again.ts'
import { NotUpdatedNote } from './not-updated-note.tsx'
import { NoOrdersFound } from './no-orders-found.tsx'
import { OpenOrder } from './open-order.tsx'
import { OrderFilters } from './order-filters.tsx'
import { OrderList } from './order-list.tsx'
import { OrderListSkeleton } from './order-list-skeleton.tsx'
import { orderInput, PAGE_SIZE, type OrderSearch } from './order-search.ts'

interface OrderDeskProps {
  search: OrderSearch
  onSearch: (search: OrderSearch, how?: { isTyping?: boolean }) => void
}

/** All orders of the restaurant, newest first, looked up again every few seconds. */
export function OrderDesk({ search, onSearch }: OrderDeskProps) {
  const query = trpc.orders.list.useQuery(orderInput(search), {
    ...lookAgain,
    placeholderData: keepPreviousData,
  })
  const { data, isPending, isPlaceholderData, refetch } = query
  const { today, asSoonAsPossible } = usePickupTimes([], { isWanted: true }).data ?? {}
  const { page = 1, order: openId } = search
  const hasOrders = data !== undefined && data.orders.length > 0

  return (
    <>
      <OrderFilters search={search} today={today} onSearch={onSearch} />
      {data !== undefined && query.isError && (
        <NotUpdatedNote updatedAtMs={query.dataUpdatedAt} time={asSoonAsPossible} today={today} />
      )}
      {isPending && <OrderListSkeleton />}
      {!isPending && data === undefined && (
        <RetryLine message="The orders could not be loaded." onRetry={() => void refetch()} />
      )}
      {data?.orders.length === 0 && <NoOrdersFound search={search} total={data.total} />}
      {hasOrders && (
        <OrderList orders={data.orders} search={search} today={today} isOld={isPlaceholderData} />
      )}
      {hasOrders && data.total > PAGE_SIZE && (
        <Pager
          page={page}
          pageCount={Math.ceil(data.total / PAGE_SIZE)}
          isMore={data.isMore}
          onPage={(next) => onSearch({ ...search, page: next === 1 ? undefined : next })}
        />
      )}
      <LiveNote>{data !== undefined && !isPlaceholderData && sayLength(data, 'order', 'orders')}</LiveNote>
      <OpenOrder
        id={openId}
        known={data?.orders.find(({ _id }) => _id === openId)}
        onClose={() => onSearch({ ...search, order: undefined })}
      />
    </>
  )
}
