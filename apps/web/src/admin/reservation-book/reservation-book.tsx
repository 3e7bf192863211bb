import { Group, Stack } from '@mantine/core'
import { reservationStatuses } from '@tiffin/contract'
import { reservationsCopy } from '@tiffin/copy'
import { listQuery } from '../../lib/api/load-queries.ts'
import { polledQuery } from '../../lib/live/live-state.ts'
import type { SearchProps } from '../../lib/search/search-reader.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { usePickupTimes } from '../../lib/time/use-pickup-times.ts'
import { ButtonLink } from '../../ui/admin/button-link.tsx'
import { PagedList } from '../../ui/admin/paged-list.tsx'
import { PageHint } from '../../ui/admin/page-hint.tsx'
import { DayBox } from '../../ui/admin/day-box.tsx'
import { FilterLinks, SearchBox } from '../../ui/admin/searched-list.tsx'
import { OpenReservation } from './open-reservation.tsx'
import { ReservationDays } from './reservation-days.tsx'
import {
  isFiltered,
  PAGE_SIZE,
  reservationInput,
  filterReservations,
  type ReservationSearch,
} from './reservation-search.ts'

/** The restaurant's reservation book, refetched every few seconds. */
export function ReservationBook({ search, onSearch }: SearchProps<ReservationSearch>) {
  const query = trpc.reservations.list.useQuery(reservationInput(search), { ...polledQuery, ...listQuery })
  const today = usePickupTimes([], { isWanted: true }).data?.today
  const { page, reservation: openId } = search
  const reservations = query.data?.reservations

  return (
    <>
      <PageHint page="reservations">
        Guests request tables on the site. Open a request to confirm or decline it; the guest is notified by
        email.
      </PageHint>
      <ReservationFilters search={search} today={today} onSearch={onSearch} />
      <PagedList
        query={query}
        entries={reservations}
        one="reservation"
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => onSearch({ ...search, page: next })}
        empty={{ title: 'No reservations yet', hint: 'New requests appear here automatically.' }}
        isFiltered={isFiltered(search)}
        nothingFound={{ action: <ButtonLink to="/admin/reservations">Show all upcoming</ButtonLink> }}
      >
        {(some, isOld) => <ReservationDays reservations={some} search={search} today={today} isOld={isOld} />}
      </PagedList>
      <OpenReservation
        id={openId}
        known={reservations?.find(({ _id }) => _id === openId)}
        onClose={() => onSearch({ ...search, reservation: undefined })}
      />
    </>
  )
}

interface ReservationFiltersProps extends SearchProps<ReservationSearch> {
  /** At the restaurant; undefined until it is known. */
  today: string | undefined
}

function ReservationFilters({ search, today, onSearch }: ReservationFiltersProps) {
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
