import { quoteOrder, subtotalCents } from './quote-order.ts'
import { shareHalfUp, type Taxes } from './tax-parts.ts'

interface SoldLine {
  unitPriceCents: number
  quantity: number
  /** The slug of its dish's category. */
  category?: string | undefined
}

export interface SoldOrder {
  lines: readonly SoldLine[]
  extras: readonly SoldLine[]
  discountCents: number
  /** What was charged for all of it, without a tip. */
  totalCents: number
  /** As they applied then; null if that is not known any more: the total is shared out by what the dishes cost. */
  taxes: Taxes | null
}

/**
 * What goes back for portions of an order, in whole cents: the difference to what the rest costs, with its share of
 * the discount and its own taxes. Extras such as a bag go back with the last portion. `gone`: of each line how many portions will
 * have gone back, with these and those before; `returnedCents`: what went back for those before. In whatever order and pieces
 * all portions go back, it adds up to the total.
 */
export function returnForPortions(order: SoldOrder, gone: readonly number[], returnedCents: number): number {
  const rest = order.lines.map((line, place) => ({ ...line, quantity: line.quantity - (gone[place] ?? 0) }))
  return Math.max(0, order.totalCents - restCents(order, rest) - returnedCents)
}

function restCents(order: SoldOrder, rest: readonly SoldLine[]): number {
  const { lines, extras, discountCents, totalCents, taxes } = order
  if (rest.every(({ quantity }) => quantity === 0)) return 0
  const allCents = subtotalCents(lines)
  const leftCents = subtotalCents(rest)
  if (taxes === null) {
    const extrasCents = Math.min(subtotalCents(extras), totalCents)
    return extrasCents + shareHalfUp(totalCents - extrasCents, leftCents, allCents)
  }
  const discount = shareHalfUp(discountCents, leftCents, allCents)
  return quoteOrder({ lines: rest, extras, discountCents: discount, taxes }).totalCents
}
