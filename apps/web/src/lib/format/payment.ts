import type { PaymentMethod, Order } from '@tiffin/contract'

/** The guests' names of the payment methods (SPEC 9), in the order in which they are offered. */
export const paymentNames: Record<PaymentMethod, string> = {
  cash: 'Cash on Pickup',
  card: 'Credit/Debit',
  paypal: 'PayPal',
  upi: 'UPI',
}

/** How an order was paid. */
export const paidNames: Record<PaymentMethod, string> = {
  cash: 'cash',
  card: 'card',
  paypal: 'PayPal',
  upi: 'UPI',
}

export const headPaid = (method: PaymentMethod): string => `Paid by ${paidNames[method]}`

/** There is something to pay, and it has not been marked as paid. */
export const isUnpaid = ({ payment, amounts }: Pick<Order, 'payment' | 'amounts'>): boolean =>
  payment.paid === undefined && amounts.total > 0
