/** How an order came in. Not in the schema files, so the web need not load zod. */
export const orderChannels = ['web', 'counter', 'phone'] as const

/** Those that staff take. */
export const staffChannels = ['counter', 'phone'] as const satisfies readonly OrderChannel[]

export type OrderChannel = (typeof orderChannels)[number]
export type StaffChannel = (typeof staffChannels)[number]

/** Why the kitchen would not have taken a pickup time that staff have given all the same; 'short': it needs longer. */
export const pickupOverrides = ['full', 'closed', 'short'] as const

export type PickupOverride = (typeof pickupOverrides)[number]
