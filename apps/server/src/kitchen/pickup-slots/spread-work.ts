import type { KitchenSettings } from '@tiffin/restaurant'
import { WINDOW_MS, windowAt } from './kitchen-windows.ts'
import type { OrderWork } from './work-of.ts'

const MAX_WINDOWS = 4

/** What an order needs of one station in one window. */
export interface StationWork {
  station: string
  windowStartMs: number
  halfMinutes: number
}

/** By station: its half minutes in a window, for those that have a limit. */
export type Capacities = ReadonlyMap<string, number>

export const capacitiesOf = ({ stations }: KitchenSettings): Capacities =>
  new Map(
    stations.flatMap(({ key, capacityMinutes }) =>
      capacityMinutes === null ? [] : [[key, capacityMinutes * 2] as const],
    ),
  )

/** Whether it is more than a station can do in four windows, which is as early as it may begin. */
export const isTooHeavy = (work: OrderWork, capacities: Capacities): boolean =>
  [...work].some(
    ([station, halfMinutes]) => halfMinutes > MAX_WINDOWS * (capacities.get(station) ?? Infinity),
  )

/**
 * The work of each station lies in the window before the pickup; what is more than a whole window lies in the one
 * before that, and so on. What is too heavy for four windows is put into the first of them, over its limit.
 */
export function spreadWork(
  work: OrderWork,
  pickupAt: Temporal.Instant,
  capacities: Capacities,
): StationWork[] {
  const latest = windowAt(pickupAt) - WINDOW_MS
  return [...work].flatMap(([station, halfMinutes]) =>
    shares(halfMinutes, capacities.get(station) ?? Infinity).map((share, index) => ({
      station,
      windowStartMs: latest - index * WINDOW_MS,
      halfMinutes: share,
    })),
  )
}

/** From the window before the pickup back to the first one. */
function shares(halfMinutes: number, capacity: number): number[] {
  const whole: number[] = []
  let rest = halfMinutes
  while (rest > capacity && whole.length < MAX_WINDOWS - 1) {
    whole.push(capacity)
    rest -= capacity
  }
  return [...whole, rest]
}
