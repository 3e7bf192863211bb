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

/** The payment providers that need keys. Not in the schema file, so the web need not load zod. */
export const keyedProviders = ['stripe', 'paypal'] as const

export type KeyedProvider = (typeof keyedProviders)[number]

/** As people know them, in a sentence. */
export const providerTitles: Readonly<Record<KeyedProvider | 'demo', string>> = {
  stripe: 'Stripe',
  paypal: 'PayPal',
  demo: 'the demo terminal',
}

/** The title of a stored provider; one that is not known any more stands for itself. */
export const titleOfProvider = (name: string): string =>
  name in providerTitles ? providerTitles[name as keyof typeof providerTitles] : name

/** Keys of the one never reach the other. */
export const providerModes = ['test', 'live'] as const

/** The keys of each provider, by the names that they have in the API. */
export const providerKeyNames = {
  stripe: ['secretKey', 'webhookSecret'],
  paypal: ['clientId', 'clientSecret', 'webhookId'],
} as const satisfies Record<KeyedProvider, readonly string[]>

export type ProviderKeyName = (typeof providerKeyNames)[KeyedProvider][number]

/**
 * What happens to the cash drawer beside payments. `count`: somebody counted it, such as the float in the morning. `in`
 * and `out`: change from the bank, a delivery paid in cash. `correction`: what turned out after a closing. Not in the
 * schema files, so the web need not load zod.
 */
export const drawerEntryKinds = ['count', 'in', 'out', 'correction'] as const

export type DrawerEntryKind = (typeof drawerEntryKinds)[number]
