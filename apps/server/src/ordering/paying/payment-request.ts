import type { PaymentRequest } from '../../payments/provider.ts'
import type { HeldRow, OnlinePaymentRow } from './held-orders.ts'

/** What a provider is told of an attempt: no dishes, and of its guest only the address for a receipt. */
export function requestOf(held: HeldRow, attempt: OnlinePaymentRow, publicUrl: string): PaymentRequest {
  const page = `${publicUrl}/order/${held.id}`
  return {
    attemptId: attempt.id,
    orderId: held.id,
    description: `Order ${held.number}`,
    cents: attempt.cents,
    currency: attempt.currency,
    email: held.customerEmail,
    returnUrl: `${page}?paid=true`,
    cancelUrl: page,
  }
}
