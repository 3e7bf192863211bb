import { ButtonLink } from '../../ui/admin/button-link.tsx'
import type { EmptyText } from '../../ui/admin/query-list.tsx'
import { isFiltered, type OrderSearch } from './order-search.ts'

/** The text shown if there are no orders, or none that match. */
export const noOrders = (search: OrderSearch): EmptyText => ({
  title: isFiltered(search) ? 'No orders found' : 'No open orders',
  hint: isFiltered(search) ? 'No orders match your filters.' : 'New orders appear here automatically.',
  action: (
    <ButtonLink to="/admin/orders" search={{ status: 'all' }}>
      Show all orders
    </ButtonLink>
  ),
})
