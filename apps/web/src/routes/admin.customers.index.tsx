import { createFileRoute } from '@tanstack/react-router'
import { ExportCustomers } from '../features/exports/export-customers.tsx'
import { CustomerList } from '../features/customers/customer-list.tsx'
import { AdminPage } from '../layout/admin-page.tsx'
import { pageHead } from '../lib/page-head.ts'
import { readPagedSearch } from '../lib/paged-search.ts'
import { useSearchProps } from './-use-search-props.ts'

export const Route = createFileRoute('/admin/customers/')({
  validateSearch: (raw: Record<string, unknown>) => readPagedSearch(raw, []),
  head: ({ match }) => pageHead({ match, title: 'Customers' }),
  component: CustomersPage,
})

function CustomersPage() {
  const searchProps = useSearchProps(Route, { replacesHistory: true })
  return (
    <AdminPage title="Customers" actions={<ExportCustomers />}>
      <CustomerList {...searchProps} />
    </AdminPage>
  )
}
