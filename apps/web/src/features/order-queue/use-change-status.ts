import type { Order, OrderStatus } from '@tiffin/contract'
import { readErrorBody } from '../../lib/error-body.ts'
import { explainRefusedMove } from '../../lib/explain-refused-move.ts'
import { trpc } from '../../lib/trpc.ts'
import { useLookAgain } from './use-look-again.ts'

/** Moves an order on from where it is seen to stand. Where it has moved meanwhile, it is shown as it is now. */
export function useChangeStatus(order: Order, onMoved: () => void) {
  const utils = trpc.useUtils()
  const lookAgain = useLookAgain()
  const { mutate, isPending, variables, error } = trpc.orders.changeStatus.useMutation({
    // An answer from before must not undo what is seen after.
    onMutate: () => utils.orders.getForStaff.cancel({ id: order._id }),
    onSuccess: (changed) => {
      utils.orders.getForStaff.setData({ id: changed._id }, (known) => known && { ...known, ...changed })
      // Its portions are for sale again.
      if (changed.status === 'cancelled') void utils.products.invalidate()
      onMoved()
    },
    onError: async (reason) => {
      if (readErrorBody(reason)?.code !== 'CONFLICT') return
      await utils.orders.getForStaff.invalidate({ id: order._id })
      onMoved()
    },
    onSettled: () => void lookAgain(),
  })

  return {
    move: (to: OrderStatus, reason?: string) => {
      if (!isPending) mutate({ id: order._id, from: order.status, to, reason })
    },
    moving: isPending ? variables.to : null,
    failure: error === null || isPending ? null : explainRefusedMove(error),
  }
}
