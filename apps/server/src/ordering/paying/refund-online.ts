import type { QuoteRefundInput, RefundOnlineInput } from '@tiffin/contract'
import type { Database } from '../../db/database.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { AppError } from '../../platform/app-error.ts'
import type { AdminContext } from '../../platform/context.ts'
import { readRegion } from '../../platform/read-region.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { getOrder } from '../orders/get-order.ts'
import { lockOrder, type OrderRow } from '../orders/order-queries.ts'
import { moneyOfOrder } from '../orders/present-order.ts'
import { rejectPayment } from './hold-until-paid.ts'
import { findPaidOnline, type PaidOnline } from './paid-online.ts'
import { returnPaid } from './refund-payment.ts'
import { priceReturn } from './refund-portions.ts'

/** Staff send money back that was paid online: all of it, portions, or an amount. The order itself stays as it is. */
export async function refundOnline(ctx: AdminContext, wanted: RefundOnlineInput) {
  const { id, amount, portions, reason } = wanted
  if (amount !== undefined && portions !== undefined)
    throw rejectPayment('portions', 'Refund portions or an amount, not both')
  const { taxes } = (await ctx.catalogue.rules()).settings
  const found = await retryTransaction(ctx.db, async (tx) => {
    const order = await lockOrder(tx, id)
    const paid = await requireRefundable(tx, order)
    await rejectOtherRefundable(tx, order, { shown: wanted.refundable, paid })
    const asked =
      portions === undefined
        ? { cents: await centsOf(tx, order, { amount, paid }) }
        : await priceReturn(
            tx,
            { order, lines: (await getOrder(tx, id)).lines, paid },
            { wanted: portions, taxes },
          )
    const { cents } = asked
    if (cents === 0) throw rejectPayment('portions', 'They cost nothing, so nothing goes back')
    await returnPaid(tx, ctx, order, { kind: 'staff', ...asked, by: ctx.caller._id, reason })
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

/** What portions would be refunded with now. */
export async function quoteRefund(ctx: AdminContext, { id, portions }: QuoteRefundInput) {
  const { taxes, region } = (await ctx.catalogue.rules()).settings
  const { order, lines } = await getOrder(ctx.db, id)
  const paid = await requireRefundable(ctx.db, order)
  const { cents } = await priceReturn(ctx.db, { order, lines, paid }, { wanted: portions, taxes })
  return { amount: moneyOfOrder(order, region).toAmount(cents) }
}

async function requireRefundable(tx: Database, order: OrderRow): Promise<PaidOnline> {
  const paid = await findPaidOnline(tx, order)
  if (paid === null || paid.refundableCents === 0)
    throw new AppError('CONFLICT', `Nothing is left to send back for order ${order.number}.`)
  return paid
}

/** What was pressed twice, or in two places, is refunded once. */
async function rejectOtherRefundable(
  tx: Database,
  order: OrderRow,
  { shown, paid: { refundableCents } }: { shown: number | undefined; paid: PaidOnline },
): Promise<void> {
  if (shown === undefined) return
  const money = moneyOfOrder(order, await readRegion(tx))
  if (money.toCents(shown) === refundableCents) return
  const message = `${money.format(refundableCents)} is left to send back for order ${order.number} now. Please look again.`
  throw new AppError('CONFLICT', message)
}

async function centsOf(
  tx: Database,
  order: OrderRow,
  { amount, paid: { refundableCents: most } }: { amount: number | undefined; paid: PaidOnline },
): Promise<number> {
  if (amount === undefined) return most
  const money = moneyOfOrder(order, await readRegion(tx))
  if (!money.isWhole(amount)) throw rejectPayment('amount', 'This amount has too many decimals')
  const cents = money.toCents(amount)
  if (cents > most) throw rejectPayment('amount', `Only ${money.format(most)} is left to send back`)
  return cents
}
