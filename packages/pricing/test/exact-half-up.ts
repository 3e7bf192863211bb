/** Rounds a non-negative fraction with BigInt, half-up: the slow but certain way that tests compare with. */
export const exactHalfUp = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator))

/** `exactHalfUp` for a share of an amount; 12.5 percent is 1250 hundredths, or 12500 milliCents. */
export const exactShare = (cents: number, percentParts: number, partsOfPercent = 100): number =>
  exactHalfUp(BigInt(cents) * BigInt(percentParts), 100n * BigInt(partsOfPercent))
