import { createFileRoute } from '@tanstack/react-router'
import { Dashboard } from '../admin/dashboard/dashboard.tsx'
import { readSalesSearch } from '../admin/dashboard/sales-search.ts'
import { AdminPage } from '../layout/admin/admin-page.tsx'
import { pageHead } from '../lib/start/page-head.ts'
import { ButtonLink } from '../ui/admin/button-link.tsx'
import { useSearchProps } from './-use-search-props.ts'

export const Route = createFileRoute('/admin/')({
  validateSearch: readSalesSearch,
  head: ({ match }) => pageHead({ match, title: 'Dashboard' }),
  component: DashboardPage,
})

function DashboardPage() {
  const searchProps = useSearchProps(Route)
  return (
    <AdminPage title="Dashboard" actions={<ButtonLink to="/admin/products">Manage Products</ButtonLink>}>
      <Dashboard {...searchProps} />
    </AdminPage>
  )
}
