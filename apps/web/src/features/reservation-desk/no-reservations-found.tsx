import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { isFiltered, type ReservationSearch } from './reservation-search.ts'

/** There are none, none like that, or none that far on. */
export function NoReservationsFound({ search, total }: { search: ReservationSearch; total: number }) {
  if (total > 0) {
    return (
      <EmptyState title="The list is not that long">
        <ButtonLink to="/admin/reservations" search={{ ...search, page: undefined }} look="outline">
          First page
        </ButtonLink>
      </EmptyState>
    )
  }
  if (!isFiltered(search)) {
    return <EmptyState title="No reservations yet" hint="The next request appears here by itself." />
  }
  return (
    <EmptyState title="No reservations found" hint="No reservation matches what you chose.">
      <ButtonLink to="/admin/reservations" look="outline">
        Show all that are coming up
      </ButtonLink>
    </EmptyState>
  )
}
