/** Nobody is written to before the address has confirmed it. Apart from the schemas, so that the shop need not load zod. */
export const subscriberStatuses = ['pending', 'confirmed', 'unsubscribed'] as const

export type SubscriberStatus = (typeof subscriberStatuses)[number]
