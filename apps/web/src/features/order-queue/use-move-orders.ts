import type { ChangedOrder, Order, OrderStatus } from '@tiffin/contract'
import { explainFailedMove } from '../../lib/explain-failure.ts'
import { trpc } from '../../lib/trpc.ts'
import { useRefetchOrders } from './use-refetch-orders.ts'

/** The result of a click: how many orders were changed, and why each of the others was not. */
export interface MoveOutcome {
  moved: number
  notMoved: { number: number; message: string }[]
}

/** Changes orders' statuses from those shown in the list. */
export function useMoveOrders(onDone: (outcome: MoveOutcome) => void) {
  const refetchOrders = useRefetchOrders()
  const { mutateAsync, isPending } = trpc.orders.changeStatuses.useMutation({
    // Waits for the new list: a second click would use outdated statuses.
    onSettled: refetchOrders,
  })

  async function moveOn(orders: readonly Order[], to: OrderStatus) {
    if (isPending) return
    const moves = orders.map(({ _id: id, status: from }) => ({ id, from, to }))
    try {
      onDone(outcomeOf(orders, await mutateAsync({ moves })))
    } catch (error) {
      const { title, hint } = explainFailedMove(error)
      const message = hint === undefined ? title : `${title}. ${hint}`
      onDone({ moved: 0, notMoved: orders.map(({ number }) => ({ number, message })) })
    }
  }

  return { moveOn, isMoving: isPending }
}

function outcomeOf(orders: readonly Order[], changed: readonly ChangedOrder[]): MoveOutcome {
  const numberOf = new Map(orders.map(({ _id, number }) => [_id, number]))
  const notMoved = changed.flatMap((each) =>
    'refusal' in each ? [{ number: numberOf.get(each.id) ?? 0, message: each.refusal.message }] : [],
  )
  return { moved: changed.length - notMoved.length, notMoved }
}
