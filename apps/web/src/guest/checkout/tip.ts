import type { PaymentsSettings } from '@tiffin/contract'
import type { OrderQuote } from '@tiffin/pricing'
import type { WayToPay } from './ways-to-pay.ts'

/** What a guest gives on top: a percentage of the dishes, or an amount of their own. null: nothing. */
export type TipChoice = { percent: number } | { cents: number } | null

/** In whole cents of the restaurant's currency, half-up. */
export const percentTip = (
  percent: number,
  { subtotalCents, discountCents }: Pick<OrderQuote, 'subtotalCents' | 'discountCents'>,
): number => Math.round(((subtotalCents - discountCents) * percent) / 100)

interface Tipping {
  payments: PaymentsSettings
  way: WayToPay
  quote: OrderQuote
}

/** What is charged of a choice: nothing where guests are not asked. */
export function tipCentsOf(choice: TipChoice, { payments: { online }, way, quote }: Tipping): number {
  if (choice === null || !way.isOnline || !online.tips.isOffered) return 0
  if ('cents' in choice) return choice.cents
  return online.tips.percents.includes(choice.percent) ? percentTip(choice.percent, quote) : 0
}
