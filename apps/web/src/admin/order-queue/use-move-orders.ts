import type { ChangedOrder, Order, OrderStatus, PaymentMethod } from '@tiffin/contract'
import { explainFailedMove } from '../../lib/api/explain-failure.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { useOfferUndo } from './use-offer-undo.ts'
import { useRefetchOrders } from './use-refetch-orders.ts'

/** Why an order was not changed. */
export interface NotMoved {
  number: number
  message: string
}

/** Changes orders' statuses from those shown in the list. Those that were not changed are reported. */
export function useMoveOrders(onDone: (notMoved: NotMoved[]) => void) {
  const refetchOrders = useRefetchOrders()
  const offerUndo = useOfferUndo()
  const { mutateAsync, isPending } = trpc.orders.changeStatuses.useMutation({
    // At once: the server counts its ten seconds already.
    onSuccess: (changed) => offerUndo(changed.flatMap((each) => ('order' in each ? each.order : []))),
    // Waits for the new list: a second click would use outdated statuses.
    onSettled: refetchOrders,
  })

  /** With how they have just been paid, if they have. */
  async function moveOn(orders: readonly Order[], to: OrderStatus, paidBy?: PaymentMethod) {
    if (isPending) return
    const moves = orders.map(({ _id: id, status: from }) => ({ id, from, to, paidBy }))
    try {
      onDone(notMovedAmong(orders, await mutateAsync({ moves })))
    } catch (error) {
      const { title, hint } = explainFailedMove(error)
      const message = hint === undefined ? title : `${title}. ${hint}`
      onDone(orders.map(({ number }) => ({ number, message })))
    }
  }

  return { moveOn, isMoving: isPending }
}

function notMovedAmong(orders: readonly Order[], changed: readonly ChangedOrder[]): NotMoved[] {
  const numberOf = new Map(orders.map(({ _id, number }) => [_id, number]))
  return changed.flatMap((each) =>
    'refusal' in each ? [{ number: numberOf.get(each.id) ?? 0, message: each.refusal.message }] : [],
  )
}
