import { useMutation } from '@tanstack/react-query'
import { nextStatuses, type Order, type OrderStatus, type PaymentMethod } from '@tiffin/contract'
import { explainFailedMove, isConflict } from '../../lib/explain-failure.ts'
import { trpc } from '../../lib/trpc.ts'
import { useOfferUndo } from './use-offer-undo.ts'
import { useRefetchOrders } from './use-refetch-orders.ts'

interface Change {
  to: OrderStatus
  reason?: string
  paidBy?: PaymentMethod | undefined
}

/** Moves an order on from the status that is shown. If it has moved meanwhile, it is shown as it is now. */
export function useChangeStatus({ _id: id, status: from }: Order) {
  const utils = trpc.useUtils()
  const refetchOrders = useRefetchOrders()
  const offerUndo = useOfferUndo()
  const { mutateAsync, isPending, variables, error } = useMutation({
    async mutationFn({ to, reason, paidBy }: Change) {
      const { orders } = utils.client
      if (paidBy) await orders.markPaid.mutate({ id, method: paidBy })
      return orders.changeStatus.mutate({ id, from, to, reason })
    },
    // A response from before must not overwrite the new status.
    onMutate: () => utils.orders.getForStaff.cancel({ id }),
    onSuccess: (changed) => {
      utils.orders.getForStaff.setData({ id }, (known) => known && { ...known, ...changed })
      // Its portions are for sale again.
      if (changed.status === 'cancelled') void utils.products.invalidate()
      offerUndo([changed], changed.status)
      void refetchOrders()
    },
    // After a conflict, what is said about it is about the current status.
    onError: async (reason) => {
      const refetched = refetchOrders()
      if (isConflict(reason)) await refetched
    },
  })

  return {
    /** With how it has just been paid, if it has. */
    move: (to: OrderStatus, paidBy?: PaymentMethod) => {
      if (!isPending) mutateAsync({ to, paidBy }).catch(() => undefined)
    },
    cancel: (reason: string) => mutateAsync({ to: 'cancelled', reason }),
    moving: isPending ? variables.to : null,
    // The dialog that asks for a reason shows its own failure, unless the new status has closed it.
    failure:
      error === null ||
      isPending ||
      (variables.to === 'cancelled' && nextStatuses[from].includes('cancelled'))
        ? null
        : explainFailedMove(error),
  }
}
