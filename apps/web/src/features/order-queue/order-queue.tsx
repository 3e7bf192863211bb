import { Group } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLiveState } from '../../lib/live-state.ts'
import { trpc } from '../../lib/trpc.ts'
import { useNow } from '../../lib/use-now.ts'
import { usePickupTimes } from '../../lib/use-pickup-times.ts'
import { PagedList } from '../../ui/admin/paged-list.tsx'
import { RoomHint } from '../../ui/admin/room-hint.tsx'
import { BulkMoves } from './bulk-moves.tsx'
import { FreshnessLine } from './freshness-line.tsx'
import { lookAgain } from './look-again.ts'
import { MoveNotes } from './move-notes.tsx'
import { noOrders } from './no-orders.tsx'
import { OpenOrder } from './open-order.tsx'
import { OrderFilters } from './order-filters.tsx'
import { orderInput, PAGE_SIZE, type OrderSearch } from './order-search.ts'
import { OrderTable } from './order-table.tsx'
import type { MoveOutcome } from './use-move-orders.ts'

interface OrderQueueProps {
  search: OrderSearch
  onSearch: (search: OrderSearch, how?: { isTyping?: boolean }) => void
}

const nothingMoved: MoveOutcome = { moved: 0, notMoved: [] }

/** What is older than this, and not live, was not looked up again when it should have been. */
const STALE_AFTER_MS = 45_000

/** The orders of the restaurant, in the order in which they are due, as they come and move on. */
export function OrderQueue({ search, onSearch }: OrderQueueProps) {
  const query = trpc.orders.list.useQuery(orderInput(search), {
    ...lookAgain,
    placeholderData: keepPreviousData,
  })
  const { data, dataUpdatedAt, isError } = query
  const { today, asSoonAsPossible } = usePickupTimes([], { isWanted: true }).data ?? {}
  const { page, order: openId } = search
  const orders = data?.orders ?? []
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  // What has left the page is not moved unseen.
  const selected = orders.filter(({ _id }) => chosen.has(_id))
  const [outcome, setOutcome] = useState(nothingMoved)
  const live = useLiveState()
  const isLate = useNow() - dataUpdatedAt > STALE_AFTER_MS && live?.isConnected !== true

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
      <RoomHint room="orders">
        New orders appear automatically, the next one due at the top. Use the button in its row to update an
        order.
      </RoomHint>
      <OrderFilters search={search} today={today} onSearch={onSearch} />
      <MoveNotes outcome={outcome} onClose={() => setOutcome(nothingMoved)} />
      <PagedList
        query={query}
        entries={data?.orders}
        one="order"
        many="orders"
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => onSearch({ ...search, page: next })}
        beside={
          <Group ref={bar} tabIndex={-1} gap="xs">
            {selected.length > 0 && <BulkMoves orders={selected} onMoved={handleMoved} />}
            {data !== undefined && (
              <FreshnessLine
                updatedAtMs={dataUpdatedAt}
                isStale={isLate || isError}
                live={live}
                time={asSoonAsPossible}
                today={today}
              />
            )}
          </Group>
        }
        empty={noOrders(search)}
      >
        {(_orders, isOld) => (
          <OrderTable
            orders={orders}
            search={search}
            today={today}
            selected={new Set(selected.map(({ _id }) => _id))}
            onSelect={setChosen}
            onMoved={setOutcome}
            isOld={isOld}
          />
        )}
      </PagedList>
      <OpenOrder
        id={openId}
        known={orders.find(({ _id }) => _id === openId)}
        onClose={() => onSearch({ ...search, order: undefined })}
      />
    </>
  )
}
