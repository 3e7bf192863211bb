import { createFileRoute } from '@tanstack/react-router'
import { ExportCustomers } from '../features/exports/export-customers.tsx'
import { CustomerList } from '../features/customers/customer-list.tsx'
import { AdminPage } from '../layout/admin-page.tsx'
import { pageHead } from '../lib/page-head.ts'
import { readPagedSearch } from '../lib/paged-search.ts'

export const Route = createFileRoute('/admin/customers/')({
  validateSearch: (raw: Record<string, unknown>) => readPagedSearch(raw, []),
  head: ({ match }) => pageHead({ match, title: 'Customers' }),
  component: CustomersPage,
})

function CustomersPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AdminPage title="Customers" actions={<ExportCustomers />}>
      <CustomerList
        search={search}
        onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      />
    </AdminPage>
  )
}
