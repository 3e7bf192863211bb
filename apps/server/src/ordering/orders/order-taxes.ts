/** The taxes of an order: as it stores them, and in words. */
import { type Order, sumPercent, type TaxesSettings } from '@tiffin/contract'
import { type Money, type OrderQuote, taxBasesCents, thousandthsOf } from '@tiffin/pricing'
import type { OrderTax } from '../../db/schema/index.ts'
import { AppError } from '../../platform/app-error.ts'
import type { OrderRow } from './order-queries.ts'

/** What an order stores of the taxes that apply now; those on none of its dishes are left out, unless there is only one. */
export function taxColumns(
  { areIncluded, list }: TaxesSettings,
  { taxPartsCents, discountCents }: OrderQuote,
  sold: Pick<Parameters<typeof taxBasesCents>[0], 'lines' | 'extras'>,
) {
  const bases = taxBasesCents({ ...sold, discountCents }, { areIncluded, list })
  const all = list.map(({ name, percent, number }, index): OrderTax => ({
    name,
    thousandths: thousandthsOf(percent),
    number,
    cents: taxPartsCents[index] ?? 0,
    baseCents: bases[index] ?? 0,
  }))
  const taxes = all.length > 1 ? all.filter(({ cents }) => cents > 0) : all
  return { taxes, areTaxesIncluded: areIncluded }
}

export const presentTaxes = ({ taxes }: Pick<OrderRow, 'taxes'>, money: Money): Order['taxes'] =>
  taxes.map(({ name, thousandths, number, cents }) => ({
    name,
    percent: thousandths / 1000,
    ...(number !== '' && { number }),
    amount: money.toAmount(cents),
  }))

/** With a different tax, the receipt, and perhaps the total, is one that the guest has not seen. */
export function rejectOtherTax(shownPercent: number | null | undefined, taxes: TaxesSettings) {
  const percent = sumPercent(taxes)
  if (shownPercent == null || thousandthsOf(shownPercent) === thousandthsOf(percent)) return
  const name = taxes.list.map((tax) => tax.name).join(' and ') || 'Tax'
  const message = `${name} is now ${percent}%. Please look at your total again.`
  throw new AppError('PRICE_CHANGED', message, { issues: [{ path: 'taxPercent', message }] })
}
