import { createFileRoute } from '@tanstack/react-router'
import { ExportOrders } from '../admin/exports/export-buttons.tsx'
import { BusyMenu } from '../admin/busy-mode/busy-menu.tsx'
import { OrderQueue } from '../admin/order-queue/order-queue.tsx'
import { readOrderSearch } from '../admin/order-queue/order-search.ts'
import { OrderTickets } from '../admin/printers/order-tickets.tsx'
import { NewOrderButton } from '../domain/admin/new-order-button.tsx'
import { AdminPage } from '../layout/admin/admin-page.tsx'
import { pageHead } from '../lib/start/page-head.ts'
import { useMay } from '../lib/session/staff-member.tsx'
import { useSearchProps } from './-use-search-props.ts'

export const Route = createFileRoute('/admin/orders')({
  validateSearch: readOrderSearch,
  head: ({ match }) => pageHead({ match, title: 'Orders' }),
  component: OrdersPage,
})

function OrdersPage() {
  const searchProps = useSearchProps(Route)
  const may = useMay()
  return (
    <AdminPage
      title="Orders"
      actions={
        <>
          <NewOrderButton />
          {may?.('kitchen') && <BusyMenu />}
          {may?.('customers') && <ExportOrders />}
        </>
      }
    >
      <OrderQueue {...searchProps} renderMore={({ _id }) => <OrderTickets orderId={_id} />} />
    </AdminPage>
  )
}
