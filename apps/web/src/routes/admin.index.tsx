import { createFileRoute } from '@tanstack/react-router'
import { Dashboard } from '../features/dashboard/dashboard.tsx'
import { readSalesSearch } from '../features/dashboard/sales-search.ts'
import { AdminPage } from '../layout/admin-page.tsx'
import { pageHead } from '../lib/page-head.ts'
import { ButtonLink } from '../ui/admin/button-link.tsx'

export const Route = createFileRoute('/admin/')({
  validateSearch: readSalesSearch,
  head: ({ match }) => pageHead({ match, title: 'Dashboard' }),
  component: DashboardPage,
})

function DashboardPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AdminPage title="Dashboard" actions={<ButtonLink to="/admin/products">Manage Products</ButtonLink>}>
      <Dashboard search={search} onSearch={(next) => void navigate({ search: next, resetScroll: false })} />
    </AdminPage>
  )
}
