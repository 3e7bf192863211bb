import { Stack } from '@mantine/core'
import { createFileRoute } from '@tanstack/react-router'
import { ExportCustomers } from '../admin/exports/export-buttons.tsx'
import { CustomerList, NotedGuests, BlockedContacts } from '../admin/customers/customer-list.tsx'
import { AdminPage } from '../layout/admin/admin-page.tsx'
import { pageHead } from '../lib/start/page-head.ts'
import { readPagedSearch } from '../lib/search/search-reader.ts'
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
      <Stack mt="xl">
        <NotedGuests />
        <BlockedContacts />
      </Stack>
    </AdminPage>
  )
}
