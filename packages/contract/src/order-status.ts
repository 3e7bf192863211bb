/** The life of an order: placed → accepted → preparing → ready → completed; cancelled and no-show end it early. */
export const orderStatuses = [
  'placed',
  'accepted',
  'preparing',
  'ready',
  'completed',
  'cancelled',
  'no-show',
] as const

export type OrderStatus = (typeof orderStatuses)[number]

/**
 * As its guest sees it: before it is placed, an order that is paid online waits for the money. The restaurant knows
 * nothing of it until then.
 */
export const guestOrderStatuses = ['awaiting-payment', ...orderStatuses] as const

export type GuestOrderStatus = (typeof guestOrderStatuses)[number]

/** Orders that end like this were not sold: they do not count as revenue. */
export const unsoldStatuses = ['cancelled', 'no-show'] as const satisfies readonly OrderStatus[]

/** Orders waiting to be accepted, cooked, or picked up. */
export const openStatuses = [
  'placed',
  'accepted',
  'preparing',
  'ready',
] as const satisfies readonly OrderStatus[]

/** Nothing is left to be done. */
export const finishedStatuses = [
  'completed',
  'cancelled',
  'no-show',
] as const satisfies readonly OrderStatus[]

/** Whether an order with this status still needs attention. */
export const isOpenStatus = (status: string): boolean => openStatuses.some((each) => each === status)

/** The possible transitions from each status; there are no others. */
export const nextStatuses: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  placed: ['accepted', 'cancelled'],
  accepted: ['preparing', 'cancelled'],
  preparing: ['ready', 'cancelled'],
  ready: ['completed', 'no-show'],
  completed: [],
  cancelled: [],
  'no-show': [],
}

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

export const ticketKinds = ['order', 'change', 'lines', 'cancellation', 'closing', 'test'] as const

/** The states of a ticket. Not in the schema files, so the web need not load zod. */
export const ticketStates = ['waiting', 'fetched', 'printed', 'failed'] as const

export type TicketKind = (typeof ticketKinds)[number]
export type TicketState = (typeof ticketStates)[number]
