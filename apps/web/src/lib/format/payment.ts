import type { PaymentMethod } from '@tiffin/contract'

/** The guests' names of the payment methods (SPEC 9), in the order in which they are offered. */
export const paymentNames: Record<PaymentMethod, string> = {
  cash: 'Cash on Pickup',
  card: 'Credit/Debit',
  paypal: 'PayPal',
  upi: 'UPI',
}
