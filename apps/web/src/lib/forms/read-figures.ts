import { withDecimalPoint } from '@tiffin/contract'
import { isWholeCents } from '@tiffin/pricing'

/** Dollars as typed, with a point or a comma before the cents. NaN, which the schemas reject, for any other text. */
export const readPrice = (typed: string): number => Number(withDecimalPoint(typed.trim()))

/** NaN for a fraction of a cent too: the API rounds it, but a form does not change what was typed. */
export function readWholeCents(typed: string): number {
  const dollars = readPrice(typed)
  return Number.isFinite(dollars) && isWholeCents(dollars) ? dollars : Number.NaN
}

/** The value of a number field: the number, or the typed text if it is not one. */
export type Figure = number | string

/** Null for a blank field. What is not a number is returned as typed, for the schema to reject. */
export const readFigure = (typed: Figure): number | null =>
  typeof typed === 'string' && typed.trim() === '' ? null : (typed as number)
