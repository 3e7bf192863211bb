import { ButtonLink } from '../../ui/counter/button-link.tsx'
import type { EmptyWords } from '../../ui/counter/query-list.tsx'
import { isFiltered, type OrderSearch } from './order-search.ts'

/** What is said where there are none, or none like that. */
export const noOrders = (search: OrderSearch): EmptyWords => ({
  title: isFiltered(search) ? 'No orders found' : 'No open orders',
  hint: isFiltered(search) ? 'No order matches what you chose.' : 'A new one appears here by itself.',
  action: (
    <ButtonLink to="/admin/orders" search={{ status: 'all' }}>
      Show all orders
    </ButtonLink>
  ),
})
