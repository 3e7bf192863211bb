import type { Order } from '@tiffin/contract'
import { useState } from 'react'
import { liveQuery } from '../../lib/live/live-query.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { LazyDrawer } from '../../ui/admin/form-drawer.tsx'
import { QuerySheet } from '../../ui/admin/query-sheet.tsx'
import { OrderSheet, type ShownOrder } from './order-sheet.tsx'

interface OpenOrderProps {
  id: string | undefined
  /** The order from the list, to show it without waiting. */
  known: Order | undefined
  onClose: () => void
}

/** One order, in a drawer beside the list. */
export function OpenOrder({ id: wanted, known, onClose }: OpenOrderProps) {
  // While the drawer is closing, it still shows the order.
  const [id, setId] = useState(wanted)
  if (wanted !== undefined && wanted !== id) setId(wanted)
  const query = trpc.orders.getForStaff.useQuery(
    { id: id ?? '' },
    { enabled: wanted !== undefined, ...liveQuery, staleTime: 0 },
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
        {(order) => <OrderSheet key={order._id} order={order} />}
      </QuerySheet>
    </LazyDrawer>
  )
}
