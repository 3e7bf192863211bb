import { createFileRoute } from '@tanstack/react-router'
import { PrintersRoom } from '../features/printers/printers-room.tsx'
import { readTicketSearch } from '../features/printers/ticket-search.ts'
import { AdminPage } from '../layout/admin-page.tsx'
import { pageHead } from '../lib/page-head.ts'
import { useSearchProps } from './-use-search-props.ts'

export const Route = createFileRoute('/admin/printers')({
  validateSearch: readTicketSearch,
  head: ({ match }) => pageHead({ match, title: 'Printers' }),
  component: PrintersPage,
})

function PrintersPage() {
  const searchProps = useSearchProps(Route)
  return (
    <AdminPage title="Printers">
      <PrintersRoom {...searchProps} />
    </AdminPage>
  )
}
