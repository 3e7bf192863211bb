import type { KitchenSettings } from '@tiffin/restaurant'

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
