import { createFileRoute } from '@tanstack/react-router'
import { Printers } from '../admin/printers/printers.tsx'
import { readTicketSearch } from '../admin/printers/ticket-search.ts'
import { AdminPage } from '../layout/admin/admin-page.tsx'
import { pageHead } from '../lib/start/page-head.ts'
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
      <Printers {...searchProps} />
    </AdminPage>
  )
}
