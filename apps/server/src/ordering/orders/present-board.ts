import type { BoardOrder } from '@tiffin/contract'
import { stationsByCategory, type KitchenRules } from '@tiffin/restaurant'
import type { BoardRow } from './board-queries.ts'
import { presentOrder } from './present-order.ts'
import { shouldAcceptFrom } from './should-accept-from.ts'

const MINUTE_MS = 60_000

export function presentBoardOrder({ order, lines, isReturning }: BoardRow, rules: KitchenRules): BoardOrder {
  const { kitchen, ordering } = rules.settings
  const shown = presentOrder({ order, lines: lines.map(({ line }) => line) })
  const stations = stationsByCategory(kitchen)
  const stationOf = (categorySlug: string | null | undefined) => stations.get(categorySlug ?? '') ?? null
  // A promise "as soon as possible" is rounded up: such an order is not for later.
  const leadMs = (ordering.leadMinutes + ordering.roundToMinutes) * MINUTE_MS
  return {
    ...shown,
    items: shown.items.map((item, index) => {
      const found = lines[index]
      return {
        ...item,
        station: stationOf(found?.categorySlug),
        dishes: (found?.dishes ?? []).map(({ categorySlug, ...dish }) => ({
          ...dish,
          station: stationOf(categorySlug),
        })),
      }
    }),
    isReturning,
    startsAt: new Date(firstPromise(order) - leadMs).toISOString(),
    ringsFrom: shouldAcceptFrom(order, rules).toISOString(),
  }
}

/** An order that is delayed stays where the cooks have seen it. */
const firstPromise = ({ pickupAt, promisedAt }: BoardRow['order']) =>
  Math.min(pickupAt.getTime(), (promisedAt ?? pickupAt).getTime())
