import { paidNames, type GuestOrder, type Order, type TillMethod } from '@tiffin/contract'

export const headPaid = (method: TillMethod): string => `Paid by ${paidNames[method]}`

/** Something is still to pay. */
export const isUnpaid = ({ payment }: Pick<Order, 'payment'>): boolean => payment.toPay > 0

export const isPartlyPaid = ({
  payment,
  amounts,
  status,
}: Pick<GuestOrder, 'payment' | 'amounts' | 'status'>): boolean =>
  status !== 'cancelled' && payment.toPay > 0 && payment.toPay < amounts.total
