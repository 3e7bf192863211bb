import { Group, Stack, Progress, Text, Title, Paper } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { reservationStatuses, type BookedReservation } from '@tiffin/contract'
import { reservationsCopy } from '@tiffin/copy'
import { useId } from 'react'
import { listQuery } from '../../lib/api/load-queries.ts'
import { useSettings } from '../../lib/api/settings.tsx'
import { polledQuery } from '../../lib/live/live-state.ts'
import type { SearchProps } from '../../lib/search/search-reader.ts'
import { useTRPC } from '../../lib/api/trpc.ts'
import { dayOf, formatClock, formatDate, headDay } from '../../lib/time/local-time.ts'
import { usePickupTimes } from '../../lib/time/use-pickup-times.ts'
import { ButtonLink } from '../../ui/admin/button-link.tsx'
import { RowLink } from '../../ui/admin/data-table.tsx'
import { PagedList } from '../../ui/admin/paged-list.tsx'
import { PageHint } from '../../ui/admin/page-hint.tsx'
import { DayBox } from '../../ui/admin/day-box.tsx'
import { FilterLinks, SearchBox } from '../../ui/admin/searched-list.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { OpenReservation, ReservationMark } from './open-reservation.tsx'
import {
  isFiltered,
  PAGE_SIZE,
  reservationInput,
  filterReservations,
  type ReservationSearch,
} from './reservation-search.ts'

/** The restaurant's reservation book, refetched every few seconds. */
export function ReservationBook({ search, onSearch }: SearchProps<ReservationSearch>) {
  const trpc = useTRPC()
  const query = useQuery(
    trpc.reservations.list.queryOptions(reservationInput(search), { ...polledQuery, ...listQuery }),
  )
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

interface ReservationDaysProps {
  /** In the order of their times. */
  reservations: BookedReservation[]
  search: ReservationSearch
  today: string | undefined
  /** Another list is loading. */
  isOld: boolean
}

/** Grouped by day and time, with how full each time is. */
const ReservationDays = ({ reservations, search, today, isOld }: ReservationDaysProps) => (
  <Stack gap="xl" opacity={isOld ? 0.6 : 1} aria-busy={isOld}>
    {[...Map.groupBy(reservations, ({ startsLocal }) => dayOf(startsLocal))].map(([day, ofDay]) => (
      <Stack key={day} component="section" gap="md" aria-labelledby={`day-${day}`}>
        <Title id={`day-${day}`} order={2} size="h3">
          {today === undefined ? formatDate(day) : nameIt(day, today)}
        </Title>
        {[...Map.groupBy(ofDay, ({ startsAt }) => startsAt)].map(([at, together]) => (
          <Time key={at} reservations={together} search={search} />
        ))}
      </Stack>
    ))}
  </Stack>
)

function Time({ reservations, search }: Pick<ReservationDaysProps, 'reservations' | 'search'>) {
  const { region } = useSettings()
  const [first] = reservations
  if (first === undefined) return null
  const { startsAt, startsLocal, seats, seatsTaken } = first
  return (
    <div>
      <Group component="h3" gap="sm" mt={0} mb="xs" fz="lg">
        <time dateTime={startsAt}>{formatClock(startsLocal, region)}</time>
        <Progress value={(100 * seatsTaken) / seats} w="5rem" aria-hidden />
        <Text span ff="text" size="sm" c="dimmed" fw={400}>
          {seatsTaken} of {seats} guests arriving
        </Text>
      </Group>
      <Stack component="ul" role="list" gap={6} m={0} p={0}>
        {reservations.map((reservation) => (
          <li key={reservation._id}>
            <ReservationRow reservation={reservation} search={search} />
          </li>
        ))}
      </Stack>
    </div>
  )
}

/** 'Today', 'Tomorrow', or the date with its year. */
function nameIt(day: string, today: string) {
  const name = headDay(day, today)
  return name === 'Today' || name === 'Tomorrow' ? `${name}, ${formatDate(day)}` : formatDate(day)
}

interface ReservationRowProps {
  reservation: BookedReservation
  search: ReservationSearch
}

function ReservationRow({ reservation, search }: ReservationRowProps) {
  const titleId = useId()
  const { _id, number, name, phone, partySize, notes, status } = reservation
  return (
    <Paper component="article" pos="relative" shadow="xs" px="md" py="xs" aria-labelledby={titleId}>
      <Group gap="0.25rem 1.25rem">
        <Title id={titleId} order={4} size="md" w="3.5rem">
          <RowLink to="/admin/reservations" search={{ ...search, reservation: _id }} resetScroll={false}>
            <VisuallyHidden>Reservation</VisuallyHidden> {number}
          </RowLink>
        </Title>
        <Text w="5.5rem">{reservationsCopy.form.guests(partySize)}</Text>
        <Text flex="1 1 10rem" style={{ overflowWrap: 'anywhere' }}>
          <strong>{name}</strong>{' '}
          <Text span c="dimmed" style={{ whiteSpace: 'nowrap' }}>
            {phone}
          </Text>
        </Text>
        {notes !== undefined && (
          <Text flex="1 1 10rem" c="dimmed" lineClamp={1}>
            {notes}
          </Text>
        )}
        <ReservationMark status={status} />
      </Group>
    </Paper>
  )
}
