import type { Order } from '@tiffin/contract'

/** There is something to pay, and it has not been marked as paid. */
export const isUnpaid = ({ payment, amounts }: Pick<Order, 'payment' | 'amounts'>): boolean =>
  payment.paid === undefined && amounts.total > 0
