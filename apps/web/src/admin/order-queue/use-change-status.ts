import { nextStatuses, type Order, type OrderStatus, type PaymentMethod } from '@tiffin/contract'
import { explainFailedMove, isConflict } from '../../lib/api/explain-failure.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { useOfferUndo } from './use-offer-undo.ts'
import { useRefetchOrders } from './use-refetch-orders.ts'

/** Moves an order on from the status that is shown. If it has moved meanwhile, it is shown as it is now. */
export function useChangeStatus({ _id: id, status: from }: Order) {
  const utils = trpc.useUtils()
  const refetchOrders = useRefetchOrders()
  const offerUndo = useOfferUndo()
  const { mutateAsync, isPending, variables, error } = trpc.orders.changeStatus.useMutation({
    // A response from before must not overwrite the new status.
    onMutate: () => utils.orders.getForStaff.cancel({ id }),
    onSuccess: (changed) => {
      utils.orders.getForStaff.setData({ id }, (known) => known && { ...known, ...changed })
      // Its portions are for sale again.
      if (changed.status === 'cancelled') void utils.products.invalidate()
      offerUndo([changed])
      void refetchOrders()
    },
    // After a conflict, what is said about it is about the current status.
    onError: async (reason) => {
      const refetched = refetchOrders()
      if (isConflict(reason)) await refetched
    },
  })

  return {
    /** From the status that was seen, with how it has just been paid, if it has. */
    move: (seen: Order, to: OrderStatus, paidBy?: PaymentMethod) => {
      if (!isPending) mutateAsync({ id, from: seen.status, to, paidBy }).catch(() => undefined)
    },
    cancel: (reason: string) => mutateAsync({ id, from, to: 'cancelled', reason }),
    moving: isPending ? variables.to : null,
    // The dialog that asks for a reason shows its own failure, unless the new status has closed it.
    failure:
      error === null || (variables.to === 'cancelled' && nextStatuses[from].includes('cancelled'))
        ? null
        : explainFailedMove(error),
  }
}
