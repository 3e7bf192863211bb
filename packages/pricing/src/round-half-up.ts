// The only places where a fraction becomes a whole number, with whole numbers at every step. Amounts stay below 10^12 cents
// (100 lines of 99 portions at 10^7 cents are 9.9 × 10^10), so no product here leaves what a float represents exactly.

/**
 * Reads a decimal as a whole number of its last wanted digit, half-up on its written digits: 1.005 with two decimals is
 * 101, although that float is slightly less.
 */
export function scaledHalfUp(decimal: number, decimals: number): number {
  const size = Math.abs(decimal)
  // Tiny numbers are written with an exponent ("1e-7"), which has no digits to read; they are 0 anyway.
  const [whole, fraction = ''] = String(size < 0.0001 ? 0 : size).split('.')
  const digits = fraction.padEnd(decimals + 1, '0')
  const scaled =
    Number(whole) * 10 ** decimals +
    Number(digits.slice(0, decimals)) +
    (digits.charAt(decimals) >= '5' ? 1 : 0)
  // Subtracted instead of negated: there are no −0 cents.
  return decimal < 0 ? 0 - scaled : scaled
}

/** Reads a percentage as hundredths of one: 12.5 is 1250. */
export const hundredthsHalfUp = (percent: number): number => scaledHalfUp(percent, 2)

/** Divides a non-negative whole number by a positive one, half-up. */
export function divideHalfUp(dividend: number, divisor: number): number {
  const rest = dividend % divisor
  return (dividend - rest) / divisor + (2 * rest >= divisor ? 1 : 0)
}

/** Reads a percentage with at most three decimals, such as 4.875, as whole thousandths of a percent: 4875. */
export const thousandthsOf = (percent: number): number => Math.round(percent * 1000)

/** The number of hundredths in 100 percent. */
export const WHOLE = 10_000

/** A share of an amount, to the cent: `percentHundredths` is 1250 for 12.5 percent. */
export const shareOfCents = (cents: number, percentHundredths: number) =>
  divideHalfUp(cents * percentHundredths, WHOLE)

/** The same for a percentage in thousandths: 4875 for 4.875 percent. */
export const fineShareOfCents = (cents: number, percentThousandths: number) =>
  divideHalfUp(cents * percentThousandths, 10 * WHOLE)
