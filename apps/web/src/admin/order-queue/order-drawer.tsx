import { useQuery } from '@tanstack/react-query'
import type { Order } from '@tiffin/contract'
import { useState, type ReactNode } from 'react'
import { liveQuery } from '../../lib/live/live-state.ts'
import { useTRPC } from '../../lib/api/trpc.ts'
import { LazyDrawer } from '../../ui/admin/form-drawer.tsx'
import { QuerySheet } from '../../ui/admin/query-list.tsx'
import { OrderSheet, type ShownOrder } from './order-sheet.tsx'

export interface OrderDrawerProps {
  id: string | undefined
  /** The order as the page has it, to show it without waiting. */
  known?: Order | undefined
  /** Below the order, from another part of the admin. */
  renderMore: (order: Pick<Order, '_id'>) => ReactNode
  onClose: () => void
}

/** One order with all that can be done about it, in a drawer beside the page. */
export function OrderDrawer({ id: wanted, known, renderMore, onClose }: OrderDrawerProps) {
  // While the drawer is closing, it still shows the order.
  const [id, setId] = useState(wanted)
  if (wanted !== undefined && wanted !== id) setId(wanted)
  const trpc = useTRPC()
  const query = useQuery(
    trpc.orders.getForStaff.queryOptions(
      { id: id ?? '' },
      { enabled: wanted !== undefined, ...liveQuery, staleTime: 0 },
    ),
  )
  const data: ShownOrder | undefined = query.data ?? known
  return (
    <LazyDrawer
      title={data === undefined ? 'Order' : `Order ${data.number}`}
      isOpen={wanted !== undefined}
      onClose={onClose}
      size="26rem"
    >
      <QuerySheet query={{ ...query, data, isPending: data === undefined && query.isFetching }} name="order">
        {(order) => (
          <>
            <OrderSheet key={order._id} order={order} />
            {renderMore(order)}
          </>
        )}
      </QuerySheet>
    </LazyDrawer>
  )
}
