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
