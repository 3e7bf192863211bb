import { createFileRoute } from '@tanstack/react-router'
import { ExportReservations } from '../features/exports/export-reservations.tsx'
import { ReservationBook } from '../features/reservation-book/reservation-book.tsx'
import { readReservationSearch } from '../features/reservation-book/reservation-search.ts'
import { AdminPage } from '../layout/admin-page.tsx'
import { pageHead } from '../lib/page-head.ts'
import { useSearchProps } from './-use-search-props.ts'

export const Route = createFileRoute('/admin/reservations')({
  validateSearch: readReservationSearch,
  head: ({ match }) => pageHead({ match, title: 'Reservations' }),
  component: ReservationsPage,
})

function ReservationsPage() {
  const searchProps = useSearchProps(Route)
  return (
    <AdminPage title="Reservations" actions={<ExportReservations />}>
      <ReservationBook {...searchProps} />
    </AdminPage>
  )
}
