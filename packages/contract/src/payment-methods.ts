/** Every way to pay (SPEC 9), in the order in which they are offered. Without schemas, so the shop need not load zod. */
export const paymentMethods = ['cash', 'card', 'paypal', 'upi'] as const

export type PaymentMethod = (typeof paymentMethods)[number]

/** Ways that a provider may take money by over the internet. UPI has none that tells whether it was paid. */
export const onlineMethods = ['card', 'paypal'] as const satisfies readonly PaymentMethod[]

export type OnlineMethod = (typeof onlineMethods)[number]

/** What staff take at the counter: also vouchers. */
export const tillMethods = [...paymentMethods, 'voucher'] as const

export type TillMethod = (typeof tillMethods)[number]

/** As they follow “Paid by”. */
export const paidNames: Readonly<Record<TillMethod, string>> = {
  cash: 'cash',
  card: 'card',
  paypal: 'PayPal',
  upi: 'UPI',
  voucher: 'voucher',
}

/** `void`: a payment was marked by mistake. `refund`: money was given back. */
export const paymentKinds = ['payment', 'void', 'refund'] as const

export type PaymentKind = (typeof paymentKinds)[number]
