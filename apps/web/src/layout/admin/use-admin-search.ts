import { skipToken } from '@tanstack/react-query'
import { formatClock, formatMonthDay } from '../../lib/time/local-time.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { useMay } from '../../lib/session/use-may.ts'

const MIN_LENGTH = 2
const MAX_HITS = 5

export interface Hit {
  href: string
  label: string
  detail?: string
}

/** Orders, guests and dishes that match the query, as far as the user may see them. */
export function useAdminSearch(query: string): {
  groups: { name: string; hits: Hit[] }[]
  isSearching: boolean
} {
  const may = useMay()
  const search = query.length < MIN_LENGTH ? undefined : { q: query, limit: MAX_HITS }
  const orders = trpc.orders.list.useQuery(search && may?.('orders') ? search : skipToken)
  const customers = trpc.customers.list.useQuery(search && may?.('customers') ? search : skipToken)
  const dishes = trpc.products.list.useQuery(search && may?.('menu') ? search : skipToken)
  const asked = [orders, customers, dishes]
  // A number is an order's; a name is first of all a guest's.
  const isNumber = /^#?\d+$/.test(query.trim())

  const orderHits = {
    name: 'Orders',
    hits: (orders.data?.orders ?? []).map(
      ({ _id, number, customer, fulfillment: { pickupLocal }, status }) => ({
        href: `/admin/orders?order=${_id}`,
        label: `${number}, ${customer.name}`,
        detail: `${formatMonthDay(pickupLocal)}, ${formatClock(pickupLocal)}, ${status}`,
      }),
    ),
  }
  const others = [
    {
      name: 'Guests',
      hits: (customers.data?.customers ?? []).map(({ _id, name, email }) => ({
        href: `/admin/customers/${_id}`,
        label: name,
        detail: email,
      })),
    },
    {
      name: 'Dishes',
      hits: (dishes.data?.products ?? []).map(({ _id, title, category }) => ({
        href: `/admin/products/${_id}`,
        label: title,
        ...(category && { detail: category.name }),
      })),
    },
  ]

  return {
    isSearching: asked.some(({ isFetching }) => isFetching),
    groups: isNumber ? [orderHits, ...others] : [...others, orderHits],
  }
}
