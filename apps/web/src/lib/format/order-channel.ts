import type { Order, OrderChannel, PickupOverride } from '@tiffin/contract'

/** How an order came in, in a word or two. */
export const channelNames: Record<OrderChannel, string> = {
  web: 'Online',
  counter: 'Counter',
  phone: 'Phone',
}

/** The same in a word. */
export const overrideNames: Record<PickupOverride, string> = {
  full: 'Overbooked',
  closed: 'Outside hours',
  short: 'Rush',
}

const overrideTexts: Record<PickupOverride, string> = {
  full: 'Overbooked: the kitchen was full',
  closed: 'Overridden: the kitchen is closed or paused then',
  short: 'Rush: less time than the kitchen needs',
}

/** What staff have decided against the kitchen's limits; undefined if nothing. */
export const describeOverride = ({
  fulfillment: { override },
}: Pick<Order, 'fulfillment'>): string | undefined => override && overrideTexts[override]
