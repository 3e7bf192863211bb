import { useMutation } from '@tanstack/react-query'
import type { Order, PaymentMethod } from '@tiffin/contract'
import { explainFailedMove } from '../../lib/api/explain-failure.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { useRefetchOrders } from './use-refetch-orders.ts'

/** Records how an order was paid, or undoes it. */
export function useMarkPaid({ _id: id }: Order) {
  const { markPaid, markUnpaid } = trpc.useUtils().client.orders
  const { mutate, isPending, error } = useMutation({
    mutationFn: (method: PaymentMethod | null) =>
      method === null ? markUnpaid.mutate({ id }) : markPaid.mutate({ id, method }),
    onSettled: useRefetchOrders(),
  })

  return {
    isBusy: isPending,
    failure: error && explainFailedMove(error),
    markPaid: (method: PaymentMethod) => {
      if (!isPending) mutate(method)
    },
    markUnpaid: () => {
      if (!isPending) mutate(null)
    },
  }
}
