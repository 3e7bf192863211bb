/** The most that a price or a coupon's amount can be, in the smallest units of the currency: sums of them stay exact. */
export const MAX_PRICE_CENTS = 10_000_000
/** The most that one choice adds to the price or takes off it. */
export const MAX_OPTION_PRICE_CENTS = 100_000

/** Why an amount of a currency with these decimals is too large or too small; null if it is neither. */
export function amountTrouble(amount: number, decimals: number, mostCents: number): string | null {
  const most = mostCents / 10 ** decimals
  if (amount > most) return `Enter at most ${most.toLocaleString('en')}`
  return amount < -most ? `Enter at least -${most.toLocaleString('en')}` : null
}

/** Refuses what no currency allows; each currency's own limit is known where the settings are. */
export const withinCents = (mostCents: number) =>
  [
    (amount: number) => amountTrouble(amount, 0, mostCents) === null,
    {
      error: ({ input }: { input?: unknown }) => amountTrouble(Number(input), 0, mostCents) ?? undefined,
      abort: true,
    },
  ] as const
