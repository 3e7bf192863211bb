import { createFileRoute } from '@tanstack/react-router'
import { PrintersRoom } from '../features/printers/printers-room.tsx'
import { readTicketSearch } from '../features/printers/ticket-search.ts'
import { AdminPage } from '../layout/admin-page.tsx'
import { pageHead } from '../lib/page-head.ts'

export const Route = createFileRoute('/admin/printers')({
  validateSearch: readTicketSearch,
  head: ({ match }) => pageHead({ match, title: 'Printers' }),
  component: PrintersPage,
})

function PrintersPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AdminPage title="Printers">
      <PrintersRoom
        search={search}
        onSearch={(next) => void navigate({ search: next, resetScroll: false })}
      />
    </AdminPage>
  )
}
