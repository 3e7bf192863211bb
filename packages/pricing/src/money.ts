import { hundredthsHalfUp } from './round-half-up.ts'

/**
 * Converts dollars to cents, the only way in: exact for two decimals, half-up on the written digits beyond them (1.005
 * is 101). Negative dollars round away from 0.
 */
export const centsFromDollars = (dollars: number): number => hundredthsHalfUp(dollars)

/** Converts cents to dollars, the only way out: exactly the number of the decimal literal (1266 → 12.66). */
export const dollarsFromCents = (cents: number): number => cents / 100

/** Whether a dollar figure has no fraction of a cent: 12.66 has none, 12.665 and 0.1 + 0.2 have one. */
export function isWholeCents(dollars: number): boolean {
  const cents = centsFromDollars(dollars)
  return Number.isSafeInteger(cents) && dollarsFromCents(cents) === dollars
}

/** Writes whole cents as "$1,234.56"; without Intl, so the server's page and the browser's agree. */
export function formatCents(cents: number): string {
  const size = Math.abs(cents)
  const centDigits = size % 100
  const dollarDigits = String((size - centDigits) / 100).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  return `${cents < 0 ? '-' : ''}$${dollarDigits}.${String(centDigits).padStart(2, '0')}`
}
