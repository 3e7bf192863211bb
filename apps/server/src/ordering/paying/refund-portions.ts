/** What goes back for portions of an order that was paid online. */
import type { RefundedPortion, TaxesSettings } from '@tiffin/contract'
import { quoteOrder, returnForPortions, type SoldOrder, thousandthsOf } from '@tiffin/pricing'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../platform/app-error.ts'
import { categoriesOf } from '../orders/change-order.ts'
import { quotedExtras } from '../orders/order-extras.ts'
import type { OrderLineRow, OrderRow } from '../orders/order-queries.ts'
import type { PaidOnline } from './paid-online.ts'

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
export async function priceReturn(
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
