import { Group, NativeSelect, Stack } from '@mantine/core'
import { memo } from 'react'
import type { SearchProps } from '../../lib/search/search-reader.ts'
import { statusLabels } from '../../lib/format/status-labels.ts'
import { ButtonLink } from '../../ui/admin/button-link.tsx'
import { DayBox } from '../../ui/admin/day-box.tsx'
import { FilterLinks } from '../../ui/admin/filter-links.tsx'
import { SearchBox } from '../../ui/admin/search-box.tsx'
import { filterOrders, listFilters, type OrderSearch } from './order-search.ts'

const sorts = [
  { value: '', label: 'Due first' },
  { value: 'newest', label: 'Newest first' },
]

interface OrderFiltersProps extends SearchProps<OrderSearch> {
  /** At the restaurant; undefined until it is known. */
  today: string | undefined
}

export const OrderFilters = memo(function OrderFilters({ search, today, onSearch }: OrderFiltersProps) {
  const { status, sort = '', day, q } = search
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
    </Stack>
  )
})

function describeFilter(filter: OrderSearch['status']) {
  if (filter === undefined) return 'Open'
  if (filter === 'finished') return 'Finished'
  if (filter === 'unpaid') return 'Picked up unpaid'
  return filter === 'all' ? 'All' : statusLabels[filter].label
}
