import { openingsOn, serviceHoursOf, servingsOn } from '@tiffin/contract'
import type { KitchenRules } from '../../platform/read-settings.ts'
import { instantAt, todayAt } from '../../platform/wall-clock.ts'

/** A period in which the kitchen hands out orders: from `opens` until just before `closes`. */
export interface OpeningWindow {
  day: string
  opens: Temporal.Instant
  closes: Temporal.Instant
}

/** The requested pickup, and the rules that apply. */
export interface AskedPickup {
  now: Temporal.Instant
  categorySlugs: readonly string[]
  /** The settings, the coming special days, and busy mode. */
  rules: KitchenRules
}

/**
 * The periods of the coming days in which everything can be served: the kitchen's hours, or those of a special day, cut
 * to the service hours and days of each category that has its own (breakfast). A night is two periods, one on each of its
 * days. Uses the restaurant's own clock, so days with a clock change come out right.
 */
export function* listOpeningWindows(
  { now, categorySlugs, rules }: AskedPickup,
  days: number,
): Generator<OpeningWindow> {
  const served = [...new Set(categorySlugs)].flatMap((slug) => serviceHoursOf(slug, rules.settings) ?? [])
  const { region } = rules.settings
  const today = todayAt(now, region)
  for (let offset = 0; offset < days; offset += 1) {
    const day = today.add({ days: offset }).toString()
    const parts = served.reduce<readonly Hours[]>(
      (open, hours) => cut(open, servingsOn(day, hours)),
      openingsOn(day, 'kitchen', rules),
    )
    for (const { opens, closes } of parts) {
      const window = { day, opens: instantAt(day, opens, region), closes: instantAt(day, closes, region) }
      if (Temporal.Instant.compare(window.closes, now) > 0) yield window
    }
  }
}

/** Whether the kitchen is open at that moment. */
export function isOpenAt(now: Temporal.Instant, rules: KitchenRules): boolean {
  const [first] = listOpeningWindows({ now, categorySlugs: [], rules }, 1)
  return first !== undefined && Temporal.Instant.compare(first.opens, now) <= 0
}

interface Hours {
  opens: string
  closes: string
}

/** What two lists of hours of a day have in common. */
const cut = (hours: readonly Hours[], others: readonly Hours[]): Hours[] =>
  hours.flatMap((one) =>
    others
      .map((other) => ({
        opens: one.opens > other.opens ? one.opens : other.opens,
        closes: one.closes < other.closes ? one.closes : other.closes,
      }))
      .filter(({ opens, closes }) => opens < closes),
  )
