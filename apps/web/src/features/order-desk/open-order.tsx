import type { Order } from '@tiffin/contract'
import { useState } from 'react'
import { readErrorBody } from '../../lib/error-body.ts'
import { trpc } from '../../lib/trpc.ts'
import { RetryLine } from '../../ui/retry-line.tsx'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { DeskOrder } from './desk-order.ts'
import { lookAgain } from './look-again.ts'
import { OrderSheet } from './order-sheet.tsx'

interface OpenOrderProps {
  id: string | undefined
  /** As the list has it, so that nobody waits. */
  known: Order | undefined
  onClose: () => void
}

/** One order, in a drawer beside the list. */
export function OpenOrder({ id: wanted, known, onClose }: OpenOrderProps) {
  // While the drawer closes, it still shows the order.
  const [id, setId] = useState(wanted)
  if (wanted !== undefined && wanted !== id) setId(wanted)
  const query = trpc.orders.getForStaff.useQuery(
    { id: id ?? '' },
    { enabled: wanted !== undefined, ...lookAgain },
  )
  const order: DeskOrder | undefined = query.data ?? known
  return (
    <SideDrawer
      title={order === undefined ? 'Order' : `Order ${order.number}`}
      isOpen={wanted !== undefined}
      onClose={onClose}
    >
      {order !== undefined && <OrderSheet key={order._id} order={order} />}
      {order === undefined && query.isError && (
        <RetryLine
          message={readErrorBody(query.error)?.message ?? 'The order could not be loaded.'}
          onRetry={() => void query.refetch()}
        />
      )}
      {order === undefined && query.isFetching && <Skeleton height="24rem" borderRadius="var(--radius)" />}
    </SideDrawer>
  )
}
