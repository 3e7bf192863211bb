// The only places where a fraction becomes a whole number.
//
// Invariant: every product is a whole number that a float represents exactly (below 2^53 ≈ 9.0 × 10^15). One price
// stays below 10^9 cents and a sum below 10^11 (100 lines of 99 portions at $100,000 are 9.9 × 10^10); a percentage
// is at most 10^4 hundredths, so the largest product is 10^15. A tax is at most 50 percent, 5 × 10^4 milliCents of one:
// 5 × 10^15.

/** Reads a decimal as hundredths, half-up on its written digits: 1.005 is 101, although that float is slightly less. */
export function hundredthsHalfUp(decimal: number): number {
  const size = Math.abs(decimal)
  // Tiny numbers are written with an exponent ("1e-7"), which has no digits to read; they are 0 hundredths anyway.
  const [whole, fraction = ''] = String(size < 0.001 ? 0 : size).split('.')
  const digits = fraction.padEnd(3, '0')
  const hundredths = Number(whole) * 100 + Number(digits.slice(0, 2)) + (digits.charAt(2) >= '5' ? 1 : 0)
  // Subtracted instead of negated: there are no −0 cents.
  return decimal < 0 ? 0 - hundredths : hundredths
}

/** Divides a non-negative whole number by an even one, half-up, with whole numbers at every step. */
export function divideHalfUp(dividend: number, evenDivisor: number): number {
  const raised = dividend + evenDivisor / 2
  return (raised - (raised % evenDivisor)) / evenDivisor
}

/** Reads a percentage with at most three decimals, such as 4.875, as whole milliCents of a percent: 4875. */
export const thousandthsOf = (percent: number): number => Math.round(percent * 1000)

/** The number of hundredths in 100 percent. */
export const WHOLE = 10_000

/** A share of an amount, to the cent: `percentHundredths` is 1250 for 12.5 percent. */
export const shareOfCents = (cents: number, percentHundredths: number) =>
  divideHalfUp(cents * percentHundredths, WHOLE)

/** The same for a percentage in milliCents: 4875 for 4.875 percent. */
export const fineShareOfCents = (cents: number, percentThousandths: number) =>
  divideHalfUp(cents * percentThousandths, 10 * WHOLE)
