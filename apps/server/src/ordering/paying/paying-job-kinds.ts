/** The kinds of jobs that online payments need. */
import type { JobKind } from '../../platform/jobs.ts'

/** Asks the provider what has become of the payments of an order, and ends a hold whose time is over. */
export const settlePayment: JobKind<{ orderId: string }> = { name: 'settle-payment', parallel: 4 }

/** Sends money back, and sees to it until it has arrived or was refused. */
export const refundPayment: JobKind<{ refundId: string }> = { name: 'refund-payment', parallel: 4 }

/** Tells an owner that a guest disputes a payment. */
export const mailDispute: JobKind<{ provider: string; reference: string; to: string }> = {
  name: 'mail-dispute',
}

/** Tells a guest that their order was not placed, and what happens with their money. */
export const mailEnding: JobKind<{ orderId: string }> = { name: 'mail-order-ended' }

/** Sends the receipt of an order to the address that staff were told. */
export const mailReceipt: JobKind<{ orderId: string; to: string }> = { name: 'mail-receipt' }

/** Holds the days that are over against the providers' own lists. */
export const comparePayments: JobKind<object> = { name: 'compare-payments' }

/** Tells an owner what a day's comparison found. */
export const mailDifferences: JobKind<{ day: string; provider: string; isTest: boolean; to: string }> = {
  name: 'mail-payment-differences',
}
