import type { Order } from '@tiffin/contract'
import { trpc } from '../../lib/trpc.ts'

const HOUR_MS = 60 * 60 * 1000
const ON_THE_WAY = new Set<Order['status']>(['placed', 'accepted', 'preparing', 'ready'])

// Whatever should have been fetched yesterday is not waited for any more.
const isAwaited = ({ status, fulfillment }: Order) =>
  ON_THE_WAY.has(status) && Date.parse(fulfillment.pickupAt) > Date.now() - 12 * HOUR_MS

/** Before an account goes: what becomes of the food that was ordered with it. */
export function OrdersOnTheirWay() {
  const orders = trpc.orders.mine.useQuery({ limit: 20 }, { staleTime: 0 })
  const numbers = orders.data?.filter(isAwaited).map(({ number }) => number) ?? []
  if (numbers.length === 0) return null
  const [what, it] = numbers.length === 1 ? ['Order', 'it'] : ['Orders', 'they']
  return (
    <p role="status">
      <strong>
        {what} {numbers.join(', ')}
      </strong>{' '}
      will still be cooked, but {it} will no longer carry your name: give the number at the counter.
    </p>
  )
}
