import { createFileRoute } from '@tanstack/react-router'
import { ExportReservations } from '../admin/exports/export-buttons.tsx'
import { ReservationBook } from '../admin/reservation-book/reservation-book.tsx'
import { readReservationSearch } from '../admin/reservation-book/reservation-search.ts'
import { AdminPage } from '../layout/admin/admin-page.tsx'
import { pageHead } from '../lib/start/page-head.ts'
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
