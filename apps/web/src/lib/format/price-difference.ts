import { centsFromDollars, formatCents } from '@tiffin/pricing'

/** '+$2.50': what a choice adds to the price of a dish, or takes off it. */
export const describeDifference = (dollars: number): string =>
  `${dollars < 0 ? '−' : '+'}${formatCents(centsFromDollars(Math.abs(dollars)))}`
