import { keepPreviousData } from '@tanstack/react-query'
import { sayLength } from '../../lib/say-length.ts'
import { trpc } from '../../lib/trpc.ts'
import { usePickupTimes } from '../../lib/use-pickup-times.ts'
import { LiveNote } from '../../ui/live-note.tsx'
import { Pager } from '../../ui/pager.tsx'
import { RetryLine } from '../../ui/retry-line.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { groupByTime } from './group-by-time.ts'
import { lookAgain } from './look-again.ts'
import { NoReservationsFound } from './no-reservations-found.tsx'
import { OpenReservation } from './open-reservation.tsx'
import classes from './reservation-days.module.css'
import { ReservationDays } from './reservation-days.tsx'
import { ReservationFilters } from './reservation-filters.tsx'
import { PAGE_SIZE, reservationInput, type ReservationSearch } from './reservation-search.ts'

const EXPECTED_ROWS = 6

interface ReservationDeskProps {
  search: ReservationSearch
  onSearch: (search: ReservationSearch, how?: { isTyping?: boolean }) => void
}

/** The restaurant's book, looked up again every few seconds. */
export function ReservationDesk({ search, onSearch }: ReservationDeskProps) {
  const { data, isPending, isPlaceholderData, refetch } = trpc.reservations.list.useQuery(
    reservationInput(search),
    { ...lookAgain, placeholderData: keepPreviousData },
  )
  const today = usePickupTimes([], { isWanted: true }).data?.today
  const { page = 1, reservation: openId } = search
  const hasSome = data !== undefined && data.reservations.length > 0

  return (
    <>
      <ReservationFilters search={search} today={today} onSearch={onSearch} />
      {isPending && <BookSkeleton />}
      {!isPending && data === undefined && (
        <RetryLine message="The reservations could not be loaded." onRetry={() => void refetch()} />
      )}
      {data?.reservations.length === 0 && <NoReservationsFound search={search} total={data.total} />}
      {hasSome && (
        <ReservationDays
          days={groupByTime(data.reservations)}
          search={search}
          today={today}
          isOld={isPlaceholderData}
        />
      )}
      {hasSome && data.total > PAGE_SIZE && (
        <Pager
          page={page}
          pageCount={Math.ceil(data.total / PAGE_SIZE)}
          isMore={data.isMore}
          onPage={(next) => onSearch({ ...search, page: next === 1 ? undefined : next })}
        />
      )}
      <LiveNote>
        {data !== undefined && !isPlaceholderData && sayLength(data, 'reservation', 'reservations')}
      </LiveNote>
      <OpenReservation
        id={openId}
        known={data?.reservations.find(({ _id }) => _id === openId)}
        onClose={() => onSearch({ ...search, reservation: undefined })}
      />
    </>
  )
}

function BookSkeleton() {
  return (
    <div role="status" aria-label="The reservations are on their way" className={classes.list}>
      {Array.from({ length: EXPECTED_ROWS }, (_, place) => (
        <Skeleton key={place} height="4.5rem" borderRadius="var(--radius)" />
      ))}
    </div>
  )
}
