import { createFileRoute } from '@tanstack/react-router'
import { OrderDesk } from '../features/order-desk/order-desk.tsx'
import { readOrderSearch } from '../features/order-desk/order-search.ts'
import { AdminPage } from '../layout/admin-page.tsx'
import { pageHead } from '../lib/page-head.ts'

export const Route = createFileRoute('/admin/orders')({
  validateSearch: readOrderSearch,
  head: ({ match }) => pageHead({ match, title: 'Orders' }),
  component: OrdersPage,
})

function OrdersPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AdminPage title="Orders">
      <OrderDesk
        search={search}
        onSearch={(next, { isTyping = false } = {}) =>
          void navigate({ search: next, replace: isTyping, resetScroll: false })
        }
      />
    </AdminPage>
  )
}
