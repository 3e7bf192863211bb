import type { Order, OrderStatus } from '@tiffin/contract'
import { explainFailedMove } from '../../lib/explain-failure.ts'
import { trpc } from '../../lib/trpc.ts'
import { dismissToast, showToast } from '../../ui/toast.ts'
import { useRefetchOrders } from './use-refetch-orders.ts'

const done: Partial<Record<OrderStatus, string>> = {
  accepted: 'accepted',
  preparing: 'started',
  ready: 'ready',
  completed: 'picked up',
  'no-show': 'marked as a no-show',
}

let lastShown = 0

/** Says what orders have become, and takes the step back if it was a mistake. A cancelled order stays cancelled. */
export function useOfferUndo() {
  const { client } = trpc.useUtils()
  const refetchOrders = useRefetchOrders()

  return (orders: readonly Pick<Order, '_id' | 'number'>[], to: OrderStatus) => {
    const [first] = orders
    const what = done[to]
    if (first === undefined || what === undefined) return
    // A newer one takes its place.
    dismissToast(lastShown)
    lastShown = showToast({
      message: `${orders.length === 1 ? `Order ${first.number}` : `${orders.length} orders`} ${what}`,
      kind: 'success',
      action: { label: 'Undo', onPress: () => void undo() },
    })

    async function undo() {
      const undone = await Promise.allSettled(
        orders.map(({ _id: id }) => client.orders.undoStatus.mutate({ id, from: to })),
      )
      const failed = undone.find((each) => each.status === 'rejected')
      if (failed) showToast({ message: explainFailedMove(failed.reason).title, kind: 'other' })
      await refetchOrders()
    }
  }
}
