import { Group, Stack } from '@mantine/core'
import { reservationStatuses } from '@tiffin/contract'
import { reservationsCopy } from '@tiffin/restaurant'
import type { SearchProps } from '../../lib/search/search-reader.ts'
import { DayBox } from '../../ui/admin/day-box.tsx'
import { FilterLinks } from '../../ui/admin/filter-links.tsx'
import { SearchBox } from '../../ui/admin/search-box.tsx'
import { filterReservations, type ReservationSearch } from './reservation-search.ts'

interface ReservationFiltersProps extends SearchProps<ReservationSearch> {
  /** At the restaurant; undefined until it is known. */
  today: string | undefined
}

export function ReservationFilters({ search, today, onSearch }: ReservationFiltersProps) {
  const { span, status, day = '', q } = search
  const narrow = (change: Parameters<typeof filterReservations>[1]) =>
    onSearch(filterReservations(search, change), { isTyping: true })
  const days = [
    { label: 'Upcoming', change: { day: '', span: '' }, isSelected: day === '' && span !== 'past' },
    { label: 'Today', change: { day: today ?? '', span: '' }, isSelected: day !== '' && day === today },
    { label: 'Past', change: { day: '', span: 'past' }, isSelected: day === '' && span === 'past' },
  ].map(({ change, ...rest }) => ({ ...rest, search: filterReservations(search, change) }))
  const statuses = [undefined, ...reservationStatuses].map((each) => ({
    label: each === undefined ? 'All' : reservationsCopy.statuses[each].label,
    search: filterReservations(search, { status: each }),
    isSelected: each === status,
  }))

  return (
    <Stack role="search" gap="sm" mb="md" aria-label="Reservations">
      <FilterLinks label="Status" to="/admin/reservations" choices={statuses} />
      <Group align="flex-end" gap="sm">
        <SearchBox
          label="Number, name, email or phone"
          query={q}
          onSearch={(typed) => narrow({ q: typed })}
        />
        <DayBox label="Day" day={day} onDay={(typed) => narrow({ day: typed })} />
        <FilterLinks label="Days" to="/admin/reservations" choices={days} />
      </Group>
    </Stack>
  )
}
