import type { PriceTerms } from './price-terms.ts'
import { divideHalfUp, hundredthsHalfUp, shareOfCents, WHOLE } from './round-half-up.ts'

interface ListedPrice extends Pick<PriceTerms, 'listPriceCents'> {
  /** Up to two decimals, as stored in the database; 0 or undefined means no discount. */
  discountPercent?: number | undefined
  /** What was chosen for the portion. */
  options?: readonly PricedOption[] | undefined
}

interface PricedOption {
  /** What one of it adds; negative takes off. */
  priceCents: number
  quantity: number
}

/**
 * Prices one portion: list price × (1 − discount), half-up to the cent, plus what its options add. The dish's discount
 * does not apply to the options, and they never make the price negative. A discount outside the range from 0 to 100
 * percent is clamped.
 */
export function unitPriceCents({ listPriceCents, discountPercent, options = [] }: ListedPrice): number {
  // The remainder is rounded, not the discount: at half a cent the two differ.
  const dishCents = shareOfCents(listPriceCents, WHOLE - discountHundredths(discountPercent))
  return Math.max(
    0,
    options.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, dishCents),
  )
}

/** Rounds a discount to the whole percent on its badge, half-up; 0 means that there is no badge. */
export function discountBadgePercent(discountPercent: number | undefined): number {
  return divideHalfUp(discountHundredths(discountPercent), 100)
}

// A discount applies only above 0 (SPEC 5) and ends at 100 percent, so that a guest is never paid.
const discountHundredths = (discountPercent = 0) =>
  Math.min(WHOLE, Math.max(0, hundredthsHalfUp(discountPercent)))

export interface PriceAdjustment {
  /** Up to two decimals; negative lowers. */
  percent?: number | undefined
  /** Negative lowers. */
  amountCents?: number | undefined
  /** What the new price is a multiple of, such as 5; 1 leaves it as it is. */
  stepCents: number
  /** What is on top of that multiple: 99 on 100 is 12.99. Less than the step. */
  endingCents: number
}

/**
 * Raises or lowers a list price, rounded once, half-up, to the nearest price that ends as wanted. Null if it would be
 * below 0. What costs something never becomes free by rounding.
 */
export function adjustedPriceCents(
  listPriceCents: number,
  { percent = 0, amountCents = 0, stepCents, endingCents }: PriceAdjustment,
): number | null {
  // In ten-thousandths of a cent: nothing is rounded before the end.
  const exact = (listPriceCents + amountCents) * WHOLE + listPriceCents * hundredthsHalfUp(percent)
  if (exact < 0) return null
  const steps = divideHalfUp(Math.max(0, exact - endingCents * WHOLE), stepCents * WHOLE)
  const rounded = steps * stepCents + endingCents
  return rounded === 0 && exact > 0 ? stepCents : rounded
}
