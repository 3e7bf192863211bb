import type { Order } from '@tiffin/contract'
import { centsFromDollars } from '@tiffin/pricing'

/** What an order costs, in the order of the calculation; the last is the total. */
export function listAmounts({ amounts, tax, couponCode }: Pick<Order, 'amounts' | 'tax' | 'couponCode'>) {
  const { subtotal, discount, deliveryFee, total } = amounts
  const rows: [label: string, dollars: number][] = [
    ['Subtotal', subtotal],
    [couponCode === undefined ? 'Discount' : `Discount (${couponCode})`, -discount],
    [`${tax.name} ${tax.percent}%`, amounts.tax],
    ['Delivery', deliveryFee],
    ['Total', total],
  ]
  return rows.map(([label, dollars]) => ({ label, cents: centsFromDollars(dollars) }))
}
