import type { QuoteRefundInput, RefundOnlineInput, RefundedPortion, TaxesSettings } from '@tiffin/contract'
import { quoteOrder, returnForPortions, type SoldOrder, thousandthsOf } from '@tiffin/pricing'
import type { Database } from '../../db/database.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { AppError } from '../../platform/app-error.ts'
import type { AdminContext } from '../../platform/context.ts'
import { readRegion } from '../../platform/read-settings.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { categoriesOf } from '../orders/change-order.ts'
import { getOrder } from '../orders/get-order.ts'
import { quotedExtras } from '../orders/order-extras.ts'
import { lockOrder, type OrderRow, type OrderLineRow } from '../orders/order-queries.ts'
import { moneyOfOrder } from '../orders/present-order.ts'
import { rejectPayment } from './hold-until-paid.ts'
import { findPaidOnline, type PaidOnline } from './paid-online.ts'
import { returnPaid } from './refund-payment.ts'

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

// What goes back for portions of an order that was paid online.

interface FoundPaid {
  order: OrderRow
  lines: readonly OrderLineRow[]
  paid: PaidOnline
}

interface ForPortions {
  cents: number
  /** As they are stored with the refund. */
  portions: { position: number; quantity: number }[]
}

/** What is sent back for these portions, at most what is left. Rejects portions that have gone back already. */
async function priceReturn(
  tx: Database,
  { order, lines, paid }: FoundPaid,
  { wanted, taxes }: { wanted: readonly RefundedPortion[]; taxes: TaxesSettings },
): Promise<ForPortions> {
  const before = paid.refunds.filter(
    ({ state, revision }) => state !== 'refused' && revision === order.revision,
  )
  const gone = lines.map(({ position }) =>
    before
      .flatMap(({ portions }) => portions ?? [])
      .filter((portion) => portion.position === position)
      .reduce((sum, { quantity }) => sum + quantity, 0),
  )
  rejectMissing(lines, gone, wanted)
  const after = gone.map((count, place) => count + (wanted.find(({ line }) => line === place)?.quantity ?? 0))
  const returnedCents = before
    .filter(({ portions }) => portions !== null)
    .reduce((sum, { cents, tipCents }) => sum + cents - tipCents, 0)
  const sold = await soldOf(tx, order, lines, taxes)
  const isAll = lines.every(({ quantity }, place) => after[place] === quantity)
  // Nothing is left that the tip could be for.
  const tipCents = isAll ? paid.tipLeftCents : 0
  const cents = returnForPortions(sold, after, returnedCents) + tipCents
  return {
    cents: Math.min(cents, paid.refundableCents),
    portions: wanted.map(({ line, quantity }) => ({ position: lines[line]?.position ?? 0, quantity })),
  }
}

function rejectMissing(
  lines: readonly OrderLineRow[],
  gone: readonly number[],
  wanted: readonly RefundedPortion[],
): void {
  const issues = wanted.flatMap(({ line, quantity }, index) => {
    const sold = lines[line]
    const left = (sold?.quantity ?? 0) - (gone[line] ?? 0)
    if (quantity <= left) return []
    const message = sold
      ? `Only ${left} of ${sold.title} ${left === 1 ? 'is' : 'are'} left to refund`
      : 'The order has no such line'
    return [{ path: `portions.${index}.${sold ? 'quantity' : 'line'}`, message }]
  })
  if (issues.length > 0) throw new AppError('VALIDATION', issues[0]?.message ?? '', { issues })
}

/** The order with its taxes, if those of the settings are still the ones that it was charged. */
async function soldOf(
  tx: Database,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  { areIncluded, list }: TaxesSettings,
): Promise<SoldOrder> {
  const categories = await categoriesOf(tx, lines)
  const sold = {
    lines: lines.map((line) => ({ ...line, category: categories.get(line.position) })),
    extras: quotedExtras(order.extras),
    discountCents: order.discountCents,
  }
  const quoted = quoteOrder({ ...sold, taxes: { areIncluded, list } })
  const charged = new Map(
    order.taxes.map(({ name, thousandths, cents }) => [`${name} ${thousandths}`, cents]),
  )
  const isSame =
    areIncluded === order.areTaxesIncluded &&
    quoted.totalCents === order.totalCents &&
    list.every(
      ({ name, percent }, place) =>
        (charged.get(`${name} ${thousandthsOf(percent)}`) ?? 0) === quoted.taxPartsCents[place],
    )
  return { ...sold, totalCents: order.totalCents, taxes: isSame ? { areIncluded, list } : null }
}
