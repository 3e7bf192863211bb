import type { Order, OrderStatus } from '@tiffin/contract'
import { readErrorBody } from '../../lib/error-body.ts'
import { explainRefusedMove } from '../../lib/explain-refused-move.ts'
import { trpc } from '../../lib/trpc.ts'

/** Moves an order on from where it is seen to stand. Where it has moved meanwhile, it is shown as it is now. */
export function useChangeStatus(order: Order, onMoved: () => void) {
  const utils = trpc.useUtils()
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
    onSettled: () => {
      // What the log says of it, and what the guest sees.
      void utils.orders.getForStaff.invalidate({ id: order._id })
      void utils.orders.get.invalidate({ id: order._id })
      void utils.orders.list.invalidate()
      void utils.admin.stats.invalidate()
      void utils.admin.waiting.invalidate()
    },
  })

  return {
    move: (to: OrderStatus, reason?: string) => {
      if (!isPending) mutate({ id: order._id, from: order.status, to, reason })
    },
    moving: isPending ? variables.to : null,
    failure: error === null || isPending ? null : explainRefusedMove(error),
  }
}
