import {
  lineText,
  chooseOptions,
  type LineOption,
  type Product,
  type CartItem,
  type Order,
} from '@tiffin/contract'
import { unitPriceCents, type Money } from '@tiffin/pricing'

type Priced = Pick<Product, 'price' | 'discountPercent'>

/** Today's price of one portion of a dish, with what is chosen for it. */
export const unitCentsOf = (
  { price, discountPercent }: Priced,
  money: Money,
  options: readonly LineOption[] = [],
) =>
  unitPriceCents({
    listPriceCents: money.toCents(price),
    discountPercent,
    options: options.map((option) => ({
      priceCents: money.toCents(option.price),
      quantity: option.quantity ?? 1,
    })),
  })

/** '2 × Garlic Naan, 3 × Samosa'; a number is never parted from its dish at the end of a row. */
export const listLines = (lines: readonly Parameters<typeof lineText>[0][]): string =>
  lines.map((line) => lineText(line).replace(' × ', '\u{A0}×\u{A0}')).join(', ')

/** Why a line can no longer be ordered as it was chosen; null if nothing is known against it. */
export function optionTrouble(item: CartItem, product: Product | undefined): string | null {
  if (product === undefined) return null
  const { problems } = chooseOptions(product.optionGroups, item.options)
  return problems.length > 0 ? problems.map(({ message }) => message).join('. ') : null
}

/** '+$2.50': what a choice adds to the price of a dish, or takes off it. */
export const describeDifference = (amount: number, money: Money): string =>
  `${amount < 0 ? '−' : '+'}${money.formatAmount(Math.abs(amount))}`

/** What can be added to a dish for money, for search engines (schema.org, Offer.addOn). */
export function optionOffers({ optionGroups }: Pick<Product, 'optionGroups'>, money: Money) {
  const addOn = optionGroups
    .flatMap(({ choices }) => choices)
    .filter(({ price }) => price > 0)
    .map(({ name, price }) => ({
      '@type': 'Offer',
      name,
      price: money.write(price),
      priceCurrency: money.currency,
    }))
  return addOn.length > 0 ? { addOn } : {}
}

type AmountRow = [label: string, amount: number]
type ShownAmounts = Pick<Order, 'amounts' | 'taxes' | 'areTaxesIncluded' | 'couponCode'>

/** What an order costs, in the order of the calculation; the last is the total, or what it includes. */
export function listAmounts({ amounts, taxes, areTaxesIncluded, couponCode }: ShownAmounts, money: Money) {
  const { subtotal, discount, extrasTotal = 0, deliveryFee, total } = amounts
  const taxed = taxes.map((tax): AmountRow => [taxLabel(tax, areTaxesIncluded), tax.amount])
  const rows: AmountRow[] = [
    ['Subtotal', subtotal],
    [couponCode === undefined ? 'Discount' : `Discount (${couponCode})`, -discount],
    ...(extrasTotal > 0 ? [['Pickup extras', extrasTotal] satisfies AmountRow] : []),
    ...(areTaxesIncluded ? [] : taxed),
    ['Delivery', deliveryFee],
    ['Total', total],
  ]
  return [
    ...rows.map(([label, amount]) => ({ label, cents: money.toCents(amount) })),
    // Part of the total, and so below it.
    ...(areTaxesIncluded ? taxed : []).map(([label, amount]) => ({
      label,
      cents: money.toCents(amount),
      isPart: true,
    })),
  ]
}

/** 'GST 5%', or 'Includes BTW 9%' where prices include it; with the registration number on receipts. */
export const taxLabel = (
  { name, percent, number }: { name: string; percent: number; number?: string | undefined },
  areIncluded: boolean,
): string =>
  `${areIncluded ? 'Includes ' : ''}${name} ${percent}%${number === undefined || number === '' ? '' : ` (${number})`}`
