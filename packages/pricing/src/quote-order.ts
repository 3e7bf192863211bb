import type { PriceTerms } from './price-terms.ts'
import { fineShareOfCents, thousandthsOf } from './round-half-up.ts'

interface PricedLine extends Pick<PriceTerms, 'unitPriceCents'> {
  quantity: number
}

interface OrderToQuote extends Pick<PriceTerms, 'discountCents'> {
  lines: readonly PricedLine[]
  /** From 0 to 50, with at most three decimals. */
  taxPercent: number
}

/** What an order costs, part by part; the parts always add up to the total. */
export interface OrderQuote extends Pick<
  PriceTerms,
  'subtotalCents' | 'discountCents' | 'taxCents' | 'totalCents'
> {
  /** Always 0: guests pick up their orders. */
  deliveryFeeCents: 0
}

/** Adds up the lines to whole cents, each at its already rounded unit price; 0 for no lines. */
export const subtotalCents = (lines: readonly PricedLine[]): number =>
  lines.reduce((sumCents, line) => sumCents + line.unitPriceCents * line.quantity, 0)

/** The tax on what is left after the discount, half-up to the cent; call it once per order, never per line (SPEC 9). */
export const taxCents = (taxableCents: number, taxPercent: number): number =>
  fineShareOfCents(Math.max(0, taxableCents), thousandthsOf(taxPercent))

/**
 * Quotes an order: subtotal, less the discount, plus the tax on the rest (SPEC 9). A discount outside the range from 0
 * to the subtotal is clamped.
 */
export function quoteOrder({ lines, discountCents, taxPercent }: OrderToQuote): OrderQuote {
  const dishesCents = subtotalCents(lines)
  // The cart may shrink after a coupon was applied. Limiting the discount to the subtotal
  // implements SPEC 9's max(0, …) and keeps the parts adding up to the total.
  const takenOffCents = Math.max(0, Math.min(discountCents, dishesCents))
  const taxableCents = dishesCents - takenOffCents
  const addedTaxCents = taxCents(taxableCents, taxPercent)
  return {
    subtotalCents: dishesCents,
    discountCents: takenOffCents,
    taxCents: addedTaxCents,
    deliveryFeeCents: 0,
    totalCents: taxableCents + addedTaxCents,
  }
}
