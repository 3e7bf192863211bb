import type { AllSettings, HouseRules } from '@tiffin/contract'

/** How the kitchen keeps up with online orders; both exceptions end by themselves. ISO 8601, null if there is none. */
export interface BusyMode {
  pausedUntil: string | null
  /** Added to the lead time. */
  busyMinutes: number
  busyUntil: string | null
}

/** Online orders as usual. */
export const busyModeOff: BusyMode = { pausedUntil: null, busyMinutes: 0, busyUntil: null }

/** All that decides when an order can be picked up, except for the other orders. */
export interface KitchenRules extends HouseRules {
  readonly settings: AllSettings
  readonly busyMode: BusyMode
}
