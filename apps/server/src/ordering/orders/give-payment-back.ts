/** Money that goes back at the counter: what was paid too much, the tip of a cancelled order, or a part for a complaint. */
import { type GivePaymentBackInput, isPermitted } from '@tiffin/contract'
import type { Money } from '@tiffin/pricing'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../platform/app-error.ts'
import type { AdminContext } from '../../platform/context.ts'
import { dueCents } from '../../platform/order-amounts.ts'
import { readRegion } from '../../platform/read-settings.ts'
import { countTipsToReturn, findPaidOnline, type PaidOnline } from '../paying/paid-online.ts'
import { getOrder } from './get-order.ts'
import { lockOrder, type OrderRow } from './order-queries.ts'
import { centsOf, changePayments, insertPayment, invalid, waive } from './payments.ts'
import { moneyOfOrder } from './present-order.ts'

/** Records what went back. Rejects more than was paid, and what the one who asks for it has not seen. */
export const givePaymentBack = (ctx: AdminContext, wanted: GivePaymentBackInput) =>
  changePayments(ctx, async (tx) => {
    const order = await lockOrder(tx, wanted.id)
    const money = moneyOfOrder(order, await readRegion(tx))
    rejectOtherPaid(order, wanted, money)
    await (wanted.isGoodwill ? returnOwed : returnTooMuch)(tx, ctx, { order, money, wanted })
    return getOrder(tx, wanted.id)
  })

interface Returning {
  order: OrderRow
  money: Money
  wanted: GivePaymentBackInput
}

async function returnTooMuch(tx: Database, ctx: AdminContext, { order, money, wanted }: Returning) {
  const { number } = order
  const online = await findPaidOnline(tx, order)
  const returning = online?.returningCents ?? 0
  const tooMuch = -dueCents(order) - returning
  const tips = await countTipsToReturn(tx, order)
  if (tooMuch <= 0 && tips <= 0) {
    const message =
      returning > 0
        ? `${money.format(returning)} of order ${number} is on its way back already, as it was paid.`
        : `Nothing was paid too much for order ${number}.`
    throw new AppError('CONFLICT', message)
  }
  if (wanted.toReturn !== undefined && money.toCents(wanted.toReturn) !== tooMuch) {
    const message = `${money.format(tooMuch)} is left to refund for order ${number} now. Please look again.`
    throw new AppError('CONFLICT', message)
  }
  if (wanted.tipToReturn !== undefined && money.toCents(wanted.tipToReturn) !== tips) {
    const message = `${money.format(tips)} is left of the tip of order ${number} now. Please look again.`
    throw new AppError('CONFLICT', message)
  }
  const isAll = wanted.amount === undefined && wanted.tip === undefined
  const askedFor = (field: 'amount' | 'tip', most: number): number => {
    const asked = wanted[field]
    if (asked === undefined) return isAll ? Math.max(0, most) : 0
    const cents = centsOf(asked, field, money)
    if (cents <= most) return cents
    const left = money.format(Math.max(0, most))
    throw invalid(
      field,
      field === 'tip' ? `Only ${left} is left of the tip` : `Only ${left} was paid too much`,
    )
  }
  const cents = askedFor('amount', tooMuch)
  const tipCents = askedFor('tip', tips)
  const { method, reason } = wanted
  await insertPayment(tx, ctx, order, {
    kind: 'refund',
    method,
    cents: -cents + 0,
    tipCents: -tipCents + 0,
    reason,
  })
}

/** For a complaint. What was paid online goes back through its provider, unless that refuses. */
async function returnOwed(tx: Database, ctx: AdminContext, { order, money, wanted }: Returning) {
  if (!isPermitted(ctx.caller, 'refunds'))
    throw new AppError('FORBIDDEN', 'Only an owner or a manager can refund what was owed.')
  if (order.status === 'cancelled')
    throw new AppError('CONFLICT', `Order ${order.number} is cancelled: all that was paid for it goes back.`)
  if (wanted.amount === undefined) throw invalid('amount', 'Amount is required')
  if (wanted.tip !== undefined) throw invalid('tip', 'Only the tip of a cancelled order goes back')
  const online = await findPaidOnline(tx, order)
  const most = order.paidCents - (online === null ? 0 : countOnlineOnly(online))
  const cents = centsOf(wanted.amount, 'amount', money)
  if (cents > most) throw invalid('amount', `Only ${money.format(most)} was paid at the counter`)
  const waivedCents = Math.max(0, cents - Math.max(0, -dueCents(order)))
  const { method, reason } = wanted
  const owing = await waive(tx, order, waivedCents)
  await insertPayment(tx, ctx, owing, { kind: 'refund', method, cents: -cents, waivedCents, reason })
}

/** What goes back through its provider alone, or is on its way there. */
const countOnlineOnly = ({ isRefused, refundableCents, tipLeftCents, returningCents }: PaidOnline): number =>
  (isRefused ? 0 : refundableCents - tipLeftCents) + returningCents

/** What was pressed twice, or in two places, goes back once. */
function rejectOtherPaid(
  { number, paidCents }: OrderRow,
  { amountPaid }: GivePaymentBackInput,
  money: Money,
) {
  if (amountPaid === undefined || money.toCents(amountPaid) === paidCents) return
  const message = `${money.format(paidCents)} is paid for order ${number} now. Please look again.`
  throw new AppError('CONFLICT', message)
}
