import { Group, Alert, Text } from '@mantine/core'
import { useSelection } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PickupTime, HourFormat } from '@tiffin/contract'
import { listQuery } from '../../lib/api/load-queries.ts'
import { liveQuery, useLiveState, describeLive, type LiveState } from '../../lib/live/live-state.ts'
import type { SearchProps } from '../../lib/search/search-reader.ts'
import { useTRPC } from '../../lib/api/trpc.ts'
import { useNow, usePickupTimes } from '../../lib/time/use-pickup-times.ts'
import { ButtonLink } from '../../ui/admin/button-link.tsx'
import { PagedList } from '../../ui/admin/paged-list.tsx'
import { PageHint } from '../../ui/admin/page-hint.tsx'
import { dayOf, formatClock, formatMonthDay, localAt } from '../../lib/time/local-time.ts'
import { BulkMoves, OrderFilters } from './order-filters.tsx'
import { filterOrders, isFiltered, orderInput, PAGE_SIZE, type OrderSearch } from './order-search.ts'
import { OrderDrawer, type OrderDrawerProps } from './order-drawer.tsx'
import { OrderTable } from './order-table.tsx'
import type { NotMoved } from './use-move-orders.ts'
import { useSettings } from '../../lib/api/settings.tsx'

/** Data older than this, and not live, has missed a refresh. */
const STALE_AFTER_MS = 45_000

type OrderQueueProps = SearchProps<OrderSearch> & Pick<OrderDrawerProps, 'renderMore'>

/** The restaurant's orders by due time, updated as they come in and change status. */
export function OrderQueue({ search, onSearch, renderMore }: OrderQueueProps) {
  const trpc = useTRPC()
  const query = useQuery(trpc.orders.list.queryOptions(orderInput(search), { ...liveQuery, ...listQuery }))
  const { data, dataUpdatedAt, isError } = query
  const { today, asSoonAsPossible } = usePickupTimes([], { isWanted: true }).data ?? {}
  const { page, order: openId } = search
  const orders = data?.orders ?? []
  const [chosen, { toggle, setSelection, resetSelection }] = useSelection({
    data: orders.map(({ _id }) => _id),
  })
  // Orders that are no longer on the page are not changed unseen.
  const selected = orders.filter(({ _id }) => chosen.includes(_id))
  const [notMoved, setNotMoved] = useState<NotMoved[]>([])
  const live = useLiveState()
  const isLate = useNow() - dataUpdatedAt > STALE_AFTER_MS && live?.isConnected !== true

  function handleMoved(failed: NotMoved[]) {
    setNotMoved(failed)
    resetSelection()
  }

  return (
    <>
      {pageHint}
      <OrderFilters search={search} today={today} orders={data?.orders} onSearch={onSearch} />
      <MoveNotes notMoved={notMoved} onClose={() => setNotMoved([])} />
      <PagedList
        query={query}
        entries={data?.orders}
        one="order"
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => onSearch({ ...search, page: next })}
        beside={
          <Group gap="xs">
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
        empty={{
          title: 'No open orders',
          hint: 'New orders appear here automatically.',
          action: showAll(search),
        }}
        isFiltered={isFiltered(search)}
        nothingFound={{ action: showAll(search) }}
      >
        {(_orders, isOld) => (
          <OrderTable
            orders={orders}
            search={search}
            today={today}
            selected={selected}
            onToggle={toggle}
            onSelect={setSelection}
            onMoved={setNotMoved}
            isOld={isOld}
          />
        )}
      </PagedList>
      <OrderDrawer
        id={openId}
        renderMore={renderMore}
        known={orders.find(({ _id }) => _id === openId)}
        onClose={() => onSearch({ ...search, order: undefined })}
      />
    </>
  )
}

const pageHint = (
  <PageHint page="orders">
    New orders appear at the top until they are accepted; below them is the next one due. Use the button in
    its row to update an order.
  </PageHint>
)

/** Finished ones too, with the same words and day. */
const showAll = (search: OrderSearch) => (
  <ButtonLink to="/admin/orders" search={filterOrders(search, { status: 'all' })}>
    {search.q === undefined && search.day === undefined ? 'Show all orders' : 'Search all orders'}
  </ButtonLink>
)

/** Why orders were not changed. */
function MoveNotes({ notMoved, onClose }: { notMoved: NotMoved[]; onClose: () => void }) {
  if (notMoved.length === 0) return null
  const head =
    notMoved.length === 1 ? 'One order was not updated' : `${notMoved.length} orders were not updated`
  return (
    <Alert
      role="alert"
      color="chilli"
      title={head}
      withCloseButton
      closeButtonLabel="Close"
      onClose={onClose}
    >
      <ul role="list">
        {notMoved.map(({ number, message }) => (
          <li key={number}>{message.includes(String(number)) ? message : `Order ${number}: ${message}`}</li>
        ))}
      </ul>
    </Alert>
  )
}

interface FreshnessLineProps {
  /** When the list was last loaded, by the device's clock. */
  updatedAtMs: number
  /** Refreshing fails, or has not happened for too long: new orders are missing from the list. */
  isStale: boolean
  live: LiveState
  /** A moment in the restaurant's time zone. */
  time: PickupTime | undefined
  today: string | undefined
}

/** Says that the list is live, or how old it is; announces it when the list may be out of date. */
function FreshnessLine({ updatedAtMs, isStale, live, time, today }: FreshnessLineProps) {
  const { region } = useSettings()
  const moment = time && describeMoment(localAt(time, updatedAtMs), today, region)
  const connection = describeLive(live, time, region)
  const news = live === null ? moment && `Updated ${moment}` : live.isConnected && connection
  return (
    <>
      {!isStale && news && (
        <Text size="sm" c="dimmed">
          {news}
        </Text>
      )}
      <Text role="status" size="sm" fw={650} c="var(--danger-deep)">
        {isStale && `Not updated ${moment === undefined ? 'for a while' : `since ${moment}`}. Trying again…`}
        {!isStale && live?.isConnected === false && connection}
      </Text>
    </>
  )
}

const describeMoment = (local: string, today: string | undefined, region: HourFormat) =>
  dayOf(local) === today
    ? formatClock(local, region)
    : `${formatMonthDay(local)}, ${formatClock(local, region)}`
