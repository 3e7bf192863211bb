import { withDecimalPoint } from '@tiffin/contract'
import { isWholeCents } from '@tiffin/pricing'

/** Dollars as typed, with a point or a comma before the cents. NaN, which the schemas reject, for any other text. */
export const readPrice = (typed: string): number => Number(withDecimalPoint(typed.trim()))

/** NaN for a fraction of a cent too: the API rounds it, but a form does not change what was typed. */
export function readWholeCents(typed: string): number {
  const dollars = readPrice(typed)
  return Number.isFinite(dollars) && isWholeCents(dollars) ? dollars : Number.NaN
}
