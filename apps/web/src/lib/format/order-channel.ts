import type { Order, PickupOverride } from '@tiffin/contract'

/** How an order came in, in a word or two. */
export const channelNames = { web: 'Online', counter: 'Counter', phone: 'Phone' } as const

/** The same of any channel: a restaurant's own is called what it is called. */
export const nameChannel = (channel: string): string =>
  (channelNames as Partial<Record<string, string>>)[channel] ?? channel

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
