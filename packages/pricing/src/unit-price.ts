import type { PriceWords } from './price-words.ts'
import { divideHalfUp, hundredthsHalfUp, shareOfCents, WHOLE } from './round-half-up.ts'

interface ListedPrice extends Pick<PriceWords, 'listPriceCents'> {
  /** Up to two decimals, as the database keeps it; 0 or absent means no discount. */
  discountPercent?: number | undefined
}

/**
 * Prices one portion: list price × (1 − discount), half-up to the cent. A discount outside of 0 to 100 percent counts as
 * the nearer of the two.
 */
export function unitPriceCents({ listPriceCents, discountPercent }: ListedPrice): number {
  // What remains is rounded, not what is taken off: at half a cent the two differ.
  return shareOfCents(listPriceCents, WHOLE - discountHundredths(discountPercent))
}

/** Rounds a discount to the whole percent on its badge, half-up; 0 means that there is none to show. */
export function discountBadgePercent(discountPercent: number | undefined): number {
  return divideHalfUp(discountHundredths(discountPercent), 100)
}

// A discount applies only above 0 (SPEC 5), and nobody is paid for eating: 100 percent is the end.
const discountHundredths = (discountPercent = 0) =>
  Math.min(WHOLE, Math.max(0, hundredthsHalfUp(discountPercent)))
