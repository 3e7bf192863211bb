import type { KitchenSettings } from '@tiffin/restaurant'
import { WINDOW_MS } from './kitchen-windows.ts'
import { capacitiesOf, isTooHeavy, spreadWork } from './spread-work.ts'
import type { OrderWork } from './work-of.ts'

/** By station and start of the window in milliseconds: the half minutes that are taken. */
export type KitchenLoad = ReadonlyMap<string, ReadonlyMap<number, number>>

/** What the kitchen can still do of one order, beside all others. */
export interface KitchenRoom {
  /** Whether every station that it needs has the time before this pickup. */
  fits(pickupAt: Temporal.Instant): boolean
  /** Whether it is too heavy for any pickup time. */
  isTooHeavy: boolean
}

/** A kitchen without limits. */
export const unlimitedRoom: KitchenRoom = { fits: () => true, isTooHeavy: false }

interface Wanted {
  work: OrderWork
  kitchen: KitchenSettings
  load: KitchenLoad
  now: Temporal.Instant
}

export function roomFor({ work, kitchen, load, now }: Wanted): KitchenRoom {
  const capacities = capacitiesOf(kitchen)
  const isHeavy = isTooHeavy(work, capacities)
  return {
    isTooHeavy: isHeavy,
    fits: (pickupAt) =>
      !isHeavy &&
      spreadWork(work, pickupAt, capacities).every(({ station, windowStartMs, halfMinutes }) => {
        const capacity = capacities.get(station)
        if (capacity === undefined) return true
        const taken = load.get(station)?.get(windowStartMs) ?? 0
        // Nothing can be cooked in a window that is over.
        return taken + halfMinutes <= capacity && windowStartMs + WINDOW_MS > now.epochMilliseconds
      }),
  }
}
