import type { ChangedOrder } from '@tiffin/contract'
import { isOutageInside, Refusal, toErrorBody } from '../../platform/refusal.ts'
import type { AdminContext } from '../../platform/procedures.ts'
import { changeOrderStatus, type StatusChange } from './change-order-status.ts'
import { presentOrder } from './present-order.ts'

/**
 * Moves several orders and answers for each, in their sequence. Each has a transaction of its own: one that a colleague
 * was faster with holds up no other. One after the other, for the embedded database has one connection.
 */
export async function changeOrderStatuses(
  ctx: AdminContext,
  moves: readonly StatusChange[],
): Promise<ChangedOrder[]> {
  const changed: ChangedOrder[] = []
  for (const move of moves) {
    try {
      changed.push({ id: move.id, order: presentOrder(await changeOrderStatus(ctx, move)) })
    } catch (error) {
      // What was moved before the database went away is moved, and has to be told.
      if (!(error instanceof Refusal) && !isOutageInside(error)) throw error
      const { code, message } = toErrorBody(error)
      changed.push({ id: move.id, refusal: { code, message } })
    }
  }
  return changed
}
