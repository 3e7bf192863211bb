import type { ChangedOrder, Order, OrderStatus } from '@tiffin/contract'
import { explainRefusedMove } from '../../lib/explain-refused-move.ts'
import { trpc } from '../../lib/trpc.ts'
import { useLookAgain } from './use-look-again.ts'

/** What became of a press: how many orders were moved, and why each of the others was not. */
export interface MoveOutcome {
  moved: number
  notMoved: { number: number; message: string }[]
}

/** Moves orders on from where they are seen in the list. */
export function useMoveOrders(onDone: (outcome: MoveOutcome) => void) {
  const lookAgain = useLookAgain()
  const { mutateAsync, isPending } = trpc.orders.changeStatuses.useMutation({
    // Until the list is new: a second press would move them from where they are no longer.
    onSettled: lookAgain,
  })

  async function moveOn(orders: readonly Order[], to: OrderStatus) {
    if (isPending) return
    const moves = orders.map(({ _id: id, status: from }) => ({ id, from, to }))
    try {
      onDone(outcomeOf(orders, await mutateAsync({ moves })))
    } catch (error) {
      const { title, hint } = explainRefusedMove(error)
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
