import type { ChangedOrder } from '@tiffin/contract'
import { isOutageInside, Refusal, toErrorBody } from '../../platform/refusal.ts'
import type { AdminContext } from '../../platform/context.ts'
import { changeOrderStatus, type StatusChange } from './change-order-status.ts'
import { hideContact } from './hide-contact.ts'
import { presentOrder } from './present-order.ts'

/**
 * Moves several orders and answers for each, in sequence. Each has its own transaction, so one that a colleague has
 * already moved does not hold up the others. One after the other, because the embedded database has one connection.
 */
export async function changeOrderStatuses(
  ctx: AdminContext,
  moves: readonly StatusChange[],
): Promise<ChangedOrder[]> {
  const changed: ChangedOrder[] = []
  for (const move of moves) {
    try {
      const order = presentOrder(await changeOrderStatus(ctx, move))
      changed.push({ id: move.id, order: hideContact(order, ctx.caller) })
    } catch (error) {
      // Orders moved before the database went down are moved, and have to be reported.
      if (!(error instanceof Refusal) && !isOutageInside(error)) throw error
      const { code, message } = toErrorBody(error)
      changed.push({ id: move.id, refusal: { code, message } })
    }
  }
  return changed
}
