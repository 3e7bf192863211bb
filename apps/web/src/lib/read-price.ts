import { withDecimalPoint } from '@tiffin/contract'

/** Dollars as typed, with a point or a comma before the cents. NaN, which the schemas reject, for any other text. */
export const readPrice = (typed: string): number => Number(withDecimalPoint(typed.trim()))

/** The API rounds to the cent; a form does not change what was typed. */
export const isWholeCents = (dollars: number): boolean => Number(dollars.toFixed(2)) === dollars

/** NaN for a fraction of a cent too. */
export function readWholeCents(typed: string): number {
  const dollars = readPrice(typed)
  return isWholeCents(dollars) ? dollars : Number.NaN
}
