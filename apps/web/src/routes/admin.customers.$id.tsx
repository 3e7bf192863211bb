import { createFileRoute } from '@tanstack/react-router'
import { CustomerSheet } from '../admin/customers/customer-sheet.tsx'
import { AdminPage } from '../layout/admin/admin-page.tsx'
import { pageHead } from '../lib/start/page-head.ts'
import { ButtonLink } from '../ui/admin/button-link.tsx'

export const Route = createFileRoute('/admin/customers/$id')({
  head: ({ match }) => pageHead({ match, title: 'Customer' }),
  component: CustomerPage,
})

function CustomerPage() {
  const { id } = Route.useParams()
  return (
    <AdminPage title="Customer" actions={<ButtonLink to="/admin/customers">All customers</ButtonLink>}>
      <CustomerSheet key={id} id={id} />
    </AdminPage>
  )
}
