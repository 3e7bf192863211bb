import type { Order, PaymentMethod } from '@tiffin/contract'
import { explainFailedMove } from '../../lib/explain-failure.ts'
import { trpc } from '../../lib/trpc.ts'
import { useRefetchOrders } from './use-refetch-orders.ts'

/** Records that an order was paid, or undoes it. */
export function useMarkPaid({ _id: id }: Order) {
  const refetchOrders = useRefetchOrders()
  const options = { onSettled: refetchOrders }
  const marking = trpc.orders.markPaid.useMutation(options)
  const undoing = trpc.orders.markUnpaid.useMutation(options)
  const isBusy = marking.isPending || undoing.isPending
  const error = marking.error ?? undoing.error

  return {
    isBusy,
    failure: error === null || isBusy ? null : explainFailedMove(error),
    markPaid: (method: PaymentMethod) => {
      undoing.reset()
      if (!isBusy) marking.mutate({ id, method })
    },
    markUnpaid: () => {
      marking.reset()
      if (!isBusy) undoing.mutate({ id })
    },
  }
}
