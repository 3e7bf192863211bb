import { Group, NativeSelect, Stack, Button, Text } from '@mantine/core'
import { memo } from 'react'
import { orderChannels, type Order } from '@tiffin/contract'
import type { SearchProps } from '../../lib/search/search-reader.ts'
import { nameChannel } from '../../lib/format/order-channel.ts'
import { statusLabels, nextMove } from '../../lib/format/order-status.ts'
import { ButtonLink } from '../../ui/admin/button-link.tsx'
import { DayBox } from '../../ui/admin/day-box.tsx'
import { FilterLinks, SearchBox } from '../../ui/admin/searched-list.tsx'
import { questionBefore } from '../../domain/admin/step-question.tsx'
import { filterOrders, listFilters, type OrderSearch } from './order-search.ts'
import { busyButton, useMoveOrders, type NotMoved } from './use-move-orders.ts'

const sorts = [
  { value: '', label: 'Due first' },
  { value: 'newest', label: 'Newest first' },
]

interface OrderFiltersProps extends SearchProps<OrderSearch> {
  /** At the restaurant; undefined until it is known. */
  today: string | undefined
  /** Those that are shown: their channels may have names of the restaurant's own. */
  orders: readonly Order[] | undefined
}

export const OrderFilters = memo(function OrderFilters({
  search,
  today,
  orders = [],
  onSearch,
}: OrderFiltersProps) {
  const { status, sort = '', day, q, channel = '' } = search
  const isToday = day !== undefined && day === today
  const filters = listFilters.map((each) => ({
    label: describeFilter(each),
    search: filterOrders(search, { status: each }),
    isSelected: each === status,
  }))

  return (
    <Stack role="search" gap="sm" aria-label="Orders">
      <FilterLinks label="Status" to="/admin/orders" choices={filters} />
      <Group align="flex-end" gap="xs">
        <SearchBox
          label="Number, name, email or phone"
          query={q}
          onSearch={(typed) => onSearch(filterOrders(search, { q: typed }), { isTyping: true })}
        />
        <DayBox
          label="Pickup day"
          day={day}
          onDay={(typed) => onSearch(filterOrders(search, { day: typed }), { isTyping: true })}
        />
        <ButtonLink
          to="/admin/orders"
          search={filterOrders(search, { day: isToday ? undefined : today })}
          isSelected={isToday}
          px="sm"
          resetScroll={false}
        >
          Today
        </ButtonLink>
        {/* On a narrow page both go into the next row. */}
        <Group gap="xs">
          <NativeSelect
            label="Channel"
            w={140}
            data={[
              { value: '', label: 'All' },
              ...channelChoices([...orders.map((order) => order.channel), channel]),
            ]}
            value={channel}
            onChange={({ target }) =>
              onSearch(filterOrders(search, { channel: target.value }), { isTyping: false })
            }
          />
          <NativeSelect
            label="Sort by"
            w={116}
            data={sorts}
            value={sort}
            onChange={({ target }) =>
              onSearch(filterOrders(search, { sort: target.value }), { isTyping: false })
            }
          />
        </Group>
      </Group>
    </Stack>
  )
})

const channelChoices = (used: readonly string[]) =>
  [...new Set([...orderChannels, ...used.filter(Boolean)])].map((value) => ({
    value,
    label: nameChannel(value),
  }))

function describeFilter(filter: OrderSearch['status']) {
  if (filter === undefined) return 'Open'
  if (filter === 'finished') return 'Finished'
  if (filter === 'unpaid') return 'Picked up unpaid'
  if (filter === 'overpaid') return 'To give back'
  return filter === 'all' ? 'All' : statusLabels[filter].label
}

interface BulkMovesProps {
  /** The selected ones. */
  orders: Order[]
  onMoved: (notMoved: NotMoved[]) => void
}

/** The next step for all selected orders: a button for each status among them. */
export function BulkMoves({ orders, onMoved }: BulkMovesProps) {
  const { moveOn, isMoving } = useMoveOrders(onMoved)
  // An allergy is read before it is accepted, and each guest pays their own order.
  const asked = Map.groupBy(orders, questionBeforeNext)
  const groups = [...Map.groupBy(asked.get(null) ?? [], ({ status }) => status)]
  return (
    <Group role="group" aria-label="Selected orders" gap="xs">
      {groups.map(([status, some]) => {
        const next = nextMove[status]
        return (
          next && (
            <Button
              key={status}
              size="sm"
              {...busyButton(isMoving)}
              onClick={() => void moveOn(some, next.to)}
            >
              {next.several(some.length === 1 ? '1 order' : `${some.length} orders`)}
            </Button>
          )
        )
      })}
      <OneByOne what="Accept orders with an allergy" orders={asked.get('allergy')} />
      <OneByOne what="Hand over unpaid orders" orders={asked.get('payment')} />
    </Group>
  )
}

function questionBeforeNext(order: Order) {
  const next = nextMove[order.status]
  return next === undefined ? null : questionBefore(order, next.to)
}

const OneByOne = ({ what, orders }: { what: string; orders: Order[] | undefined }) =>
  orders && <Text>{`${what} one by one: ${orders.map(({ number }) => number).join(', ')}`}</Text>
