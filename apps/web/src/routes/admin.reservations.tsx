import { createFileRoute } from '@tanstack/react-router'
import { ExportReservations } from '../features/exports/export-reservations.tsx'
import { ReservationBook } from '../features/reservation-book/reservation-book.tsx'
import { readReservationSearch } from '../features/reservation-book/reservation-search.ts'
import { AdminPage } from '../layout/admin-page.tsx'
import { pageHead } from '../lib/page-head.ts'

export const Route = createFileRoute('/admin/reservations')({
  validateSearch: readReservationSearch,
  head: ({ match }) => pageHead({ match, title: 'Reservations' }),
  component: ReservationsPage,
})

function ReservationsPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AdminPage title="Reservations" actions={<ExportReservations />}>
      <ReservationBook
        search={search}
        onSearch={(next, { isTyping = false } = {}) =>
          void navigate({ search: next, replace: isTyping, resetScroll: false })
        }
      />
    </AdminPage>
  )
}
