import { createFileRoute } from '@tanstack/react-router'
import { Dashboard } from '../features/dashboard/dashboard.tsx'
import { AdminPage } from '../layout/admin-page.tsx'
import { pageHead } from '../lib/page-head.ts'
import { ButtonLink } from '../ui/button.tsx'

export const Route = createFileRoute('/admin/')({
  head: ({ match }) => pageHead({ match, title: 'Dashboard' }),
  component: DashboardPage,
})

function DashboardPage() {
  return (
    <AdminPage
      title="Dashboard"
      actions={
        <ButtonLink to="/admin/products" look="outline">
          Manage Products
        </ButtonLink>
      }
    >
      <Dashboard />
    </AdminPage>
  )
}
