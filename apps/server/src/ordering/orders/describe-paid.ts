import { paidNames } from '@tiffin/contract'
import type { Money } from '@tiffin/pricing'
import type { payments } from '../../db/schema/index.ts'

type PaymentRow = typeof payments.$inferSelect

/** What was paid or given back; cents are less than 0 if they were given back. */
export interface ReceiptPayment extends Pick<PaymentRow, 'method' | 'cents' | 'tipCents' | 'createdAt'> {
  kind: 'payment' | 'refund'
  /** Of the card. */
  lastFour: string | null
}

/** “Paid by card ending in 4242: $10.50, and a tip of $2.00”, each in a row of its own. */
export const describePaid = (paid: readonly ReceiptPayment[], money: Money): string =>
  paid.map((payment) => describeOne(payment, money)).join('\n')

function describeOne({ kind, method, cents, tipCents, lastFour }: ReceiptPayment, money: Money): string {
  const way = `${paidNames[method]}${lastFour === null ? '' : ` ending in ${lastFour}`}`
  const amount = money.format(Math.abs(cents))
  const tip = money.format(Math.abs(tipCents))
  if (kind === 'payment') return `Paid by ${way}: ${amount}${tipCents === 0 ? '' : `, and a tip of ${tip}`}`
  return `Refunded by ${way}: ${amount}${tipCents === 0 ? '' : `, and ${tip} of the tip`}`
}
