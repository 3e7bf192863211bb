import { divideHalfUp, hundredthsHalfUp, WHOLE } from './round-half-up.ts'

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
