import type { KitchenSettings } from '@tiffin/contract'

const WINDOW_MINUTES = 15

export const WINDOW_MS = WINDOW_MINUTES * 60_000

/**
 * When the kitchen window begins that contains this moment. Every time zone in use is a whole number of quarter hours
 * from UTC, so these are the quarter hours of the restaurant's clock too, also on days on which it changes.
 */
export const windowAt = (moment: Temporal.Instant): number =>
  Math.floor(moment.epochMilliseconds / WINDOW_MS) * WINDOW_MS

/** The first moment of the next window. */
export const afterWindowOf = (moment: Temporal.Instant): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(windowAt(moment) + WINDOW_MS)

/** By station: the half minutes of work that an order is. */
export type OrderWork = ReadonlyMap<string, number>

interface CookedLine {
  categorySlug: string
  quantity: number
}

/** A category without a station takes no one's time. */
export function workOf(lines: readonly CookedLine[], { work }: KitchenSettings): OrderWork {
  const byCategory = new Map(work.map((entry) => [entry.category, entry]))
  const total = new Map<string, number>()
  for (const { categorySlug, quantity } of lines) {
    const entry = byCategory.get(categorySlug)
    if (entry === undefined) continue
    total.set(entry.station, (total.get(entry.station) ?? 0) + entry.minutes * 2 * quantity)
  }
  return total
}

const MAX_WINDOWS = 4

/** What an order needs of one station in one window. */
export interface StationWork {
  station: string
  windowStartMs: number
  halfMinutes: number
}

/** By station: its half minutes in a window, for those that have a limit. */
type Capacities = ReadonlyMap<string, number>

export const capacitiesOf = ({ stations }: KitchenSettings): Capacities =>
  new Map(
    stations.flatMap(({ key, capacityMinutes }) =>
      capacityMinutes === null ? [] : [[key, capacityMinutes * 2] as const],
    ),
  )

/** Whether it is more than a station can do in four windows, which is as early as it may begin. */
const isTooHeavy = (work: OrderWork, capacities: Capacities): boolean =>
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

/** By station and start of the window in milliseconds: the half minutes that are taken. */
export type KitchenLoad = ReadonlyMap<string, ReadonlyMap<number, number>>

/** What the kitchen can still do of one order, beside all others. */
export interface KitchenCapacity {
  /** Whether every station that it needs has the time before this pickup. */
  fits(pickupAt: Temporal.Instant): boolean
  /** Whether it is too heavy for any pickup time. */
  isTooHeavy: boolean
}

/** A kitchen without limits. */
export const unlimitedCapacity: KitchenCapacity = { fits: () => true, isTooHeavy: false }

interface Wanted {
  work: OrderWork
  kitchen: KitchenSettings
  load: KitchenLoad
  now: Temporal.Instant
}

export function capacityFor({ work, kitchen, load, now }: Wanted): KitchenCapacity {
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
