import type { Order, TillMethod } from '@tiffin/contract'

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
