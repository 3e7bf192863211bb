import type { BoardOrder, PaymentMethod } from '@tiffin/contract'
import { explainFailure } from '../../lib/explain-failure.ts'
import { trpc } from '../../lib/trpc.ts'
import { showToast } from '../../ui/toast.ts'

/** Records how an order was paid as it is handed over. Unlike a step it does not wait for a lost connection. */
export function useRecordPayment() {
  const { client } = trpc.useUtils()
  return ({ _id: id, number }: BoardOrder, method: PaymentMethod) =>
    void client.orders.markPaid.mutate({ id, method }).catch((error: unknown) => {
      const message = `The payment of order ${number} was not recorded. ${explainFailure(error).title}`
      showToast({ message, kind: 'other' })
    })
}
