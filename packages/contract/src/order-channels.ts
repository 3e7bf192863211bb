/** How an order came in. Not in the schema files, so the web need not load zod. */
export const orderChannels = ['web', 'counter', 'phone'] as const

type KnownChannel = (typeof orderChannels)[number]

/** One of those, or a restaurant's own name for another one, such as a delivery service. */
export type OrderChannel = KnownChannel | (string & {})

/** Those that staff choose from in the admin. */
export type StaffChannel = Exclude<KnownChannel, 'web'>

/** Why the kitchen would not have taken a pickup time that staff have given all the same; 'short': it needs longer. */
export const pickupOverrides = ['full', 'closed', 'short'] as const

export type PickupOverride = (typeof pickupOverrides)[number]
