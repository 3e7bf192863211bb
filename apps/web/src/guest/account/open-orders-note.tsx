import type { Order } from '@tiffin/contract'
import { trpc } from '../../lib/api/trpc.ts'

const HOUR_MS = 60 * 60 * 1000
const ON_THE_WAY = new Set<Order['status']>(['placed', 'accepted', 'preparing', 'ready'])

// An order that was due before today is no longer expected to be picked up.
const isAwaited = ({ status, fulfillment }: Order) =>
  ON_THE_WAY.has(status) && Date.parse(fulfillment.pickupAt) > Date.now() - 12 * HOUR_MS

/** Shown before an account is deleted: what happens to the orders placed with it. */
export function OpenOrdersNote() {
  const orders = trpc.orders.mine.useQuery({ limit: 20 }, { staleTime: 0 })
  const numbers = orders.data?.filter(isAwaited).map(({ number }) => number) ?? []
  if (numbers.length === 0) return null
  const what = numbers.length === 1 ? 'Order' : 'Orders'
  return (
    <p role="status">
      <strong>
        {what} {numbers.join(', ')}
      </strong>{' '}
      will still be cooked, but no longer under your name: give the order number at the counter.
    </p>
  )
}
