import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { isFiltered, type OrderSearch } from './order-search.ts'

/** There are none, none like that, or none that far back. */
export function NoOrdersFound({ search, total }: { search: OrderSearch; total: number }) {
  if (total > 0) {
    return (
      <EmptyState title="The list is not that long">
        <ButtonLink to="/admin/orders" search={{ ...search, page: undefined }} look="outline">
          First page
        </ButtonLink>
      </EmptyState>
    )
  }
  if (!isFiltered(search)) {
    return (
      <EmptyState title="No open orders" hint="A new one appears here by itself.">
        <ButtonLink to="/admin/orders" search={{ status: 'all' }} look="outline">
          Show all orders
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <EmptyState title="No orders found" hint="No order matches what you chose.">
      <ButtonLink to="/admin/orders" search={{ status: 'all' }} look="outline">
        Show all orders
      </ButtonLink>
    </EmptyState>
  )
}
