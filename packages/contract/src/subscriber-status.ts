/** No newsletter is sent to an unconfirmed address. Not in the schema files, so the shop need not load zod. */
export const subscriberStatuses = ['pending', 'confirmed', 'unsubscribed'] as const

export type SubscriberStatus = (typeof subscriberStatuses)[number]
