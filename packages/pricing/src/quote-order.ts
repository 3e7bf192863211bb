import type { PriceTerms } from './price-terms.ts'
import { taxParts, type Taxes } from './tax-parts.ts'

interface PricedLine extends Pick<PriceTerms, 'unitPriceCents'> {
  quantity: number
  /** The slug of its dish's category. */
  category?: string | undefined
}

interface OrderToQuote extends Pick<PriceTerms, 'discountCents'> {
  lines: readonly PricedLine[]
  /** Bags and the like, each with the category whose taxes it has. */
  extras?: readonly PricedLine[] | undefined
  taxes: Taxes
}

/** What an order costs, part by part; the parts always add up to the total. */
export interface OrderQuote extends Pick<
  PriceTerms,
  'subtotalCents' | 'discountCents' | 'extrasTotalCents' | 'taxCents' | 'totalCents'
> {
  /** Of each tax, in its order; together they are the tax. */
  taxPartsCents: number[]
  /** Always 0: guests pick up their orders. */
  deliveryFeeCents: 0
}

/** Adds up the lines to whole cents, each at its already rounded unit price; 0 for no lines. */
export const subtotalCents = (lines: readonly PricedLine[]): number =>
  lines.reduce((sumCents, line) => sumCents + line.unitPriceCents * line.quantity, 0)

/**
 * Quotes an order: subtotal, less the discount, plus the extras and the taxes on both (SPEC 9), unless prices
 * include them. A discount outside the range from 0
 * to the subtotal is clamped: it takes nothing off the extras.
 */
export function quoteOrder({ lines, extras = [], discountCents, taxes }: OrderToQuote): OrderQuote {
  const dishesCents = subtotalCents(lines)
  // The cart may shrink after a coupon was applied. Limiting the discount to the subtotal
  // implements SPEC 9's max(0, …) and keeps the parts adding up to the total.
  const takenOffCents = Math.max(0, Math.min(discountCents, dishesCents))
  const extrasTotalCents = subtotalCents(extras)
  const taxableCents = dishesCents - takenOffCents + extrasTotalCents
  const taxPartsCents = taxParts({ lines, extras, discountCents: takenOffCents }, taxes)
  const taxCents = taxPartsCents.reduce((sum, cents) => sum + cents, 0)
  return {
    subtotalCents: dishesCents,
    discountCents: takenOffCents,
    extrasTotalCents,
    taxCents,
    taxPartsCents,
    deliveryFeeCents: 0,
    totalCents: taxableCents + (taxes.areIncluded ? 0 : taxCents),
  }
}
