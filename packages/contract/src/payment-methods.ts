/** Every way to pay (SPEC 9), in the order in which they are offered. Without schemas, so the shop need not load zod. */
export const paymentMethods = ['cash', 'card', 'paypal', 'upi'] as const

export type PaymentMethod = (typeof paymentMethods)[number]
