import type { RefundOnlineInput } from '@tiffin/contract'
import { recordChange } from '../../ledger/log/record-change.ts'
import { AppError } from '../../platform/app-error.ts'
import type { AdminContext } from '../../platform/context.ts'
import { readRegion } from '../../platform/read-region.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { getOrder } from '../orders/get-order.ts'
import { lockOrder } from '../orders/order-queries.ts'
import { moneyOfOrder } from '../orders/present-order.ts'
import { rejectPayment } from './hold-until-paid.ts'
import { findPaidOnline } from './paid-online.ts'
import { returnPaid } from './refund-payment.ts'

/** Staff send money back that was paid online: all of it, or an amount. The order itself stays as it is. */
export async function refundOnline(ctx: AdminContext, { id, amount, reason }: RefundOnlineInput) {
  const found = await retryTransaction(ctx.db, async (tx) => {
    const order = await lockOrder(tx, id)
    const money = moneyOfOrder(order, await readRegion(tx))
    const most = (await findPaidOnline(tx, order))?.refundableCents ?? 0
    if (most === 0) throw new AppError('CONFLICT', `Nothing is left to send back for order ${order.number}.`)
    if (amount !== undefined && !money.isWhole(amount))
      throw rejectPayment('amount', 'This amount has too many decimals')
    const cents = amount === undefined ? most : money.toCents(amount)
    if (cents > most) throw rejectPayment('amount', `Only ${money.format(most)} is left to send back`)
    await returnPaid(tx, ctx, order, { kind: 'staff', cents, by: ctx.caller._id, reason })
    await recordChange(tx, ctx, {
      action: 'refund order payment',
      subjectId: id,
      after: {
        number: order.number,
        payment: { kind: 'refund', method: order.paymentMethod, cents: -cents, reason },
      },
    })
    return getOrder(tx, id)
  })
  ctx.live.nudge()
  return found
}
