import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { sayLength } from '../../lib/say-length.ts'
import { trpc } from '../../lib/trpc.ts'
import { useNow } from '../../lib/use-now.ts'
import { usePickupTimes } from '../../lib/use-pickup-times.ts'
import { LiveNote } from '../../ui/live-note.tsx'
import { Pager } from '../../ui/pager.tsx'
import { RetryLine } from '../../ui/retry-line.tsx'
import { BulkMoves } from './bulk-moves.tsx'
import { FreshnessLine } from './freshness-line.tsx'
import { lookAgain } from './look-again.ts'
import { MoveNotes } from './move-notes.tsx'
import { NoOrdersFound } from './no-orders-found.tsx'
import { OpenOrder } from './open-order.tsx'
import classes from './order-desk.module.css'
import { OrderFilters } from './order-filters.tsx'
import { OrderListSkeleton } from './order-list-skeleton.tsx'
import { orderInput, PAGE_SIZE, type OrderSearch } from './order-search.ts'
import { OrderTable } from './order-table.tsx'
import type { MoveOutcome } from './use-move-orders.ts'

interface OrderDeskProps {
  search: OrderSearch
  onSearch: (search: OrderSearch, how?: { isTyping?: boolean }) => void
}

const nothingMoved: MoveOutcome = { moved: 0, notMoved: [] }

/** What is older than this was not looked up again when it should have been. */
const STALE_AFTER_MS = 3 * lookAgain.refetchInterval

/** The orders of the restaurant, in the order in which they are due, looked up again every few seconds. */
export function OrderDesk({ search, onSearch }: OrderDeskProps) {
  const query = trpc.orders.list.useQuery(orderInput(search), {
    ...lookAgain,
    placeholderData: keepPreviousData,
  })
  const { data, dataUpdatedAt, isError, isPending, isPlaceholderData, refetch } = query
  const { today, asSoonAsPossible } = usePickupTimes([], { isWanted: true }).data ?? {}
  const { page = 1, order: openId } = search
  const orders = data?.orders ?? []
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  // What has left the page is not moved unseen.
  const selected = orders.filter(({ _id }) => chosen.has(_id))
  const [outcome, setOutcome] = useState(nothingMoved)
  const isStale = useNow() - dataUpdatedAt > STALE_AFTER_MS || isError

  const bar = useRef<HTMLDivElement>(null)

  // The button that was pressed may have left with its order: the next Tab goes on from above the list.
  useEffect(() => {
    if (outcome !== nothingMoved && document.activeElement === document.body) bar.current?.focus()
  }, [outcome])

  function handleMoved(done: MoveOutcome) {
    setOutcome(done)
    setChosen(new Set())
  }

  return (
    <>
      <OrderFilters search={search} today={today} onSearch={onSearch} />
      <div ref={bar} tabIndex={-1} className={classes.bar}>
        {selected.length > 0 && <BulkMoves orders={selected} onMoved={handleMoved} />}
        {data !== undefined && (
          <FreshnessLine
            updatedAtMs={dataUpdatedAt}
            isStale={isStale}
            time={asSoonAsPossible}
            today={today}
          />
        )}
      </div>
      <MoveNotes outcome={outcome} onClose={() => setOutcome(nothingMoved)} />
      {isPending && <OrderListSkeleton />}
      {!isPending && data === undefined && (
        <RetryLine message="The orders could not be loaded." onRetry={() => void refetch()} />
      )}
      {data?.orders.length === 0 && <NoOrdersFound search={search} total={data.total} />}
      {orders.length > 0 && (
        <OrderTable
          orders={orders}
          search={search}
          today={today}
          selected={new Set(selected.map(({ _id }) => _id))}
          onSelect={setChosen}
          onMoved={setOutcome}
          isOld={isPlaceholderData}
        />
      )}
      {data !== undefined && orders.length > 0 && data.total > PAGE_SIZE && (
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
        known={orders.find(({ _id }) => _id === openId)}
        onClose={() => onSearch({ ...search, order: undefined })}
      />
    </>
  )
}
