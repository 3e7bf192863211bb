import type { Order, PaymentMethod } from '@tiffin/contract'
import { explainRefusedMove } from '../../lib/explain-refused-move.ts'
import { trpc } from '../../lib/trpc.ts'
import { useLookAgain } from './use-look-again.ts'

/** Writes down that an order was paid, or takes it back. */
export function useMarkPaid({ _id: id }: Order, onDone?: () => void) {
  const lookAgain = useLookAgain()
  const options = {
    onSettled: async () => {
      await lookAgain()
      onDone?.()
    },
  }
  const marking = trpc.orders.markPaid.useMutation(options)
  const undoing = trpc.orders.markUnpaid.useMutation(options)
  const isBusy = marking.isPending || undoing.isPending
  const error = marking.error ?? undoing.error

  return {
    isBusy,
    failure: error === null || isBusy ? null : explainRefusedMove(error),
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
