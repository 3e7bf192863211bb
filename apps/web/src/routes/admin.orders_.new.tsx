import { createFileRoute } from '@tanstack/react-router'
import { BusyMenu } from '../admin/busy-mode/busy-menu.tsx'
import { NewOrder } from '../admin/order-entry/new-order.tsx'
import { AdminPage } from '../layout/admin/admin-page.tsx'
import { pageHead } from '../lib/start/page-head.ts'
import { useMay } from '../lib/session/staff-member.tsx'
import { ButtonLink } from '../ui/admin/button-link.tsx'

export const Route = createFileRoute('/admin/orders_/new')({
  head: ({ match }) => pageHead({ match, title: 'New order' }),
  component: NewOrderPage,
})

function NewOrderPage() {
  const may = useMay()
  return (
    <AdminPage
      title="New order"
      actions={
        <>
          {may?.('kitchen') && <BusyMenu />}
          <ButtonLink to="/admin/orders">All orders</ButtonLink>
        </>
      }
    >
      <NewOrder />
    </AdminPage>
  )
}
