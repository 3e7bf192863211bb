import { listQuery } from '../../lib/api/list-query.ts'
import { polledQuery } from '../../lib/live/live-query.ts'
import type { SearchProps } from '../../lib/search/search-reader.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { usePickupTimes } from '../../lib/time/use-pickup-times.ts'
import { ButtonLink } from '../../ui/admin/button-link.tsx'
import { PagedList } from '../../ui/admin/paged-list.tsx'
import { RoomHint } from '../../ui/admin/room-hint.tsx'
import { OpenReservation } from './open-reservation.tsx'
import { ReservationDays } from './reservation-days.tsx'
import { ReservationFilters } from './reservation-filters.tsx'
import { isFiltered, PAGE_SIZE, reservationInput, type ReservationSearch } from './reservation-search.ts'

/** The restaurant's reservation book, refetched every few seconds. */
export function ReservationBook({ search, onSearch }: SearchProps<ReservationSearch>) {
  const query = trpc.reservations.list.useQuery(reservationInput(search), { ...polledQuery, ...listQuery })
  const today = usePickupTimes([], { isWanted: true }).data?.today
  const { page, reservation: openId } = search
  const reservations = query.data?.reservations

  return (
    <>
      <RoomHint room="reservations">
        Guests request tables on the site. Open a request to confirm or decline it; the guest is notified by
        email.
      </RoomHint>
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
