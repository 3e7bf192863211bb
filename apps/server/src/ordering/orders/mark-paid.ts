import type { PaymentMethod } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { orders } from '../../db/schema/index.ts'
import type { AdminContext } from '../../platform/context.ts'
import { recordOrderEvent } from '../../platform/record-event.ts'
import { AppError } from '../../platform/app-error.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { lockOrder, type OrderRow } from './order-queries.ts'
import { getOrder } from './get-order.ts'

/** Records that the guest has paid, and how. No amount changes. */
export const markPaid = (ctx: AdminContext, { id, method }: { id: string; method: PaymentMethod }) =>
  changePaid(ctx, async (tx) => {
    const order = await lockOrder(tx, id)
    if (order.paidMethod) throw new AppError('CONFLICT', `Order ${order.number} is already marked as paid.`)
    if (order.status === 'cancelled')
      throw new AppError('CONFLICT', `Order ${order.number} is cancelled, so there is nothing to pay.`)
    return setPaid(tx, ctx, order, method)
  })

/** Undoes that: it was a mistake, or the money was refunded. */
export const markUnpaid = (ctx: AdminContext, id: string) =>
  changePaid(ctx, async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order.paidMethod) throw new AppError('CONFLICT', `Order ${order.number} is not marked as paid.`)
    return setPaid(tx, ctx, order, null)
  })

async function changePaid<Changed>(ctx: AdminContext, work: (tx: Database) => Promise<Changed>) {
  const changed = await retryTransaction(ctx.db, work)
  ctx.live.nudge()
  return changed
}

/** Records the payment of a locked order, or takes it back. */
export async function setPaid(tx: Database, ctx: AdminContext, order: OrderRow, paid: PaymentMethod | null) {
  const { id, number, paidMethod } = order
  const paidAt = paid && new Date(ctx.clock.nowMs())
  await tx.update(orders).set({ paidAt, paidMethod: paid }).where(eq(orders.id, id))
  await recordChange(tx, ctx, {
    action: paid ? 'mark order paid' : 'mark order unpaid',
    subjectId: id,
    before: { number, paid: paidMethod },
    after: { number, paid },
  })
  await recordOrderEvent(tx, ctx, { ...order, change: 'paid' })
  return getOrder(tx, id)
}
