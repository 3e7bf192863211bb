import type { Order } from '@tiffin/contract'
import { explainFailedMove } from '../../lib/api/explain-failure.ts'
import { stepOutcomes } from '../../lib/format/step-outcomes.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { dismissToast, showToast } from '../../ui/toast.ts'
import { useRefetchOrders } from './use-refetch-orders.ts'

let lastShown = 0

/** Says what orders have become, and takes the step back if it was a mistake. A cancelled order stays cancelled. */
export function useOfferUndo() {
  const { client } = trpc.useUtils()
  const refetchOrders = useRefetchOrders()

  return (orders: readonly Pick<Order, '_id' | 'number' | 'status'>[]) => {
    const [first] = orders
    if (first === undefined) return
    const { number, status: from } = first
    const outcome = stepOutcomes[from]
    if (outcome === undefined) return
    // A newer one takes its place.
    dismissToast(lastShown)
    lastShown = showToast({
      message: `${orders.length === 1 ? `Order ${number}` : `${orders.length} orders`} ${outcome}`,
      kind: 'success',
      action: { label: 'Undo', onPress: () => void undo() },
    })

    async function undo() {
      const undone = await Promise.allSettled(
        orders.map(({ _id: id }) => client.orders.undoStatus.mutate({ id, from })),
      )
      const failed = undone.find((each) => each.status === 'rejected')
      if (failed) showToast({ message: explainFailedMove(failed.reason).title, kind: 'other' })
      await refetchOrders()
    }
  }
}
