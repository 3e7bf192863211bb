import type { Order } from '@tiffin/contract'
import { centsFromDollars } from '@tiffin/pricing'
import { defaultSettings } from '@tiffin/restaurant'

/** What an order costs, in the order of the sum; the last is the total. */
export function listAmounts({ amounts, couponCode }: Pick<Order, 'amounts' | 'couponCode'>) {
  const { subtotal, discount, tax, deliveryFee, total } = amounts
  const rows: [label: string, dollars: number][] = [
    ['Subtotal', subtotal],
    [couponCode === undefined ? 'Discount' : `Discount (${couponCode})`, -discount],
    [`${defaultSettings.taxes.name} ${defaultSettings.taxes.percent}%`, tax],
    ['Delivery', deliveryFee],
    ['Total', total],
  ]
  return rows.map(([label, dollars]) => ({ label, cents: centsFromDollars(dollars) }))
}
