import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ChangeOrder } from '../admin/order-entry/change-order.tsx'
import { AdminPage } from '../layout/admin/admin-page.tsx'
import { useTRPC } from '../lib/api/trpc.ts'
import { liveQuery } from '../lib/live/live-state.ts'
import { pageHead } from '../lib/start/page-head.ts'
import { ButtonLink } from '../ui/admin/button-link.tsx'
import { QuerySheet } from '../ui/admin/query-list.tsx'

export const Route = createFileRoute('/admin/orders_/$id/change')({
  head: ({ match }) => pageHead({ match, title: 'Change an order' }),
  component: ChangeOrderPage,
})

function ChangeOrderPage() {
  const { id } = Route.useParams()
  const navigate = Route.useNavigate()
  const trpc = useTRPC()
  const query = useQuery(trpc.orders.getForStaff.queryOptions({ id }, liveQuery))
  const { number } = query.data ?? {}
  return (
    <AdminPage
      title={number === undefined ? 'Change an order' : `Change order ${number}`}
      actions={
        <ButtonLink to="/admin/orders" search={{ order: id }}>
          Back to the order
        </ButtonLink>
      }
    >
      <QuerySheet query={query} name="order">
        {(order) => (
          <ChangeOrder
            key={id}
            order={order}
            onChanged={() => void navigate({ to: '/admin/orders', search: { order: id } })}
          />
        )}
      </QuerySheet>
    </AdminPage>
  )
}
