import { amountTrouble, MAX_OPTION_PRICE_CENTS, MAX_PRICE_CENTS } from '@tiffin/contract'
import type { Money } from '@tiffin/pricing'
import { rejectIssues } from './app-error.ts'

const mosts = { price: MAX_PRICE_CENTS, option: MAX_OPTION_PRICE_CENTS }

interface Entered {
  /** Of the field. */
  path: string
  amount: number | null | undefined
}

/** Refuses amounts that are too large for the currency; the contract knows only what is too large for any. */
export function rejectLargeAmounts(
  kind: keyof typeof mosts,
  entered: readonly Entered[],
  money: Money,
): void {
  rejectIssues(
    'VALIDATION',
    entered.flatMap(({ path, amount }) => {
      const message = amountTrouble(amount ?? 0, money.decimals, mosts[kind])
      return message === null ? [] : [{ path, message }]
    }),
  )
}
