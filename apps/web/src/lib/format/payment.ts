import type { Order, PaymentMethod, TillMethod } from '@tiffin/contract'

/** The guests' names of the payment methods (SPEC 9), in the order in which they are offered. */
export const paymentNames: Record<PaymentMethod, string> = {
  cash: 'Cash on Pickup',
  card: 'Credit/Debit',
  paypal: 'PayPal',
  upi: 'UPI',
}

/** How an order was paid. */
export const paidNames: Record<TillMethod, string> = {
  cash: 'cash',
  card: 'card',
  paypal: 'PayPal',
  upi: 'UPI',
  voucher: 'voucher',
}

export const headPaid = (method: TillMethod): string => `Paid by ${paidNames[method]}`

/** Something is still to pay. */
export const isUnpaid = ({ payment }: Pick<Order, 'payment'>): boolean => payment.toPay > 0

export const isPartlyPaid = ({
  payment,
  amounts,
  status,
}: Pick<Order, 'payment' | 'amounts' | 'status'>): boolean =>
  status !== 'cancelled' && payment.toPay > 0 && payment.toPay < amounts.total
