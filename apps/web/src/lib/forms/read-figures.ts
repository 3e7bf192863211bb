import { amountTrouble, MAX_OPTION_PRICE_CENTS } from '@tiffin/contract'
import { type Money, readAmount } from '@tiffin/pricing'

/** NaN, which the schemas reject, also for a fraction of a cent and for too much: the API rounds, but a form does not change what was typed. */
export function readOptionPrice(typed: string, money: Money): number {
  const amount = readAmount(typed, money)
  const isFitting =
    money.isWhole(amount) && amountTrouble(amount, money.decimals, MAX_OPTION_PRICE_CENTS) === null
  return isFitting ? amount : Number.NaN
}

/** The value of a number field: the number, or the typed text if it is not one. */
export type Figure = number | string

/** Null for a blank field. What is not a number is returned as typed, for the schema to reject. */
export const readFigure = (typed: Figure): number | null =>
  typeof typed === 'string' && typed.trim() === '' ? null : (typed as number)
