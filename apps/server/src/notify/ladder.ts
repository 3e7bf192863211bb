import type { KitchenRules } from '@tiffin/restaurant'
import type { OrderRow } from '../ordering/orders/order-queries.ts'
import { shouldAcceptFrom } from '../ordering/orders/get-board.ts'

export const rungs = ['staff', 'guest'] as const

/** Who is told that nobody has accepted an order. */
export type Rung = (typeof rungs)[number]

/** When the rung is due, or null if this restaurant does without it. */
export function dueAt(
  order: Pick<OrderRow, 'createdAt' | 'pickupAt'>,
  rung: Rung,
  rules: KitchenRules,
): Date | null {
  const { staffAfterMinutes, guestAfterMinutes } = rules.settings.alerts
  const minutes = rung === 'staff' ? staffAfterMinutes : guestAfterMinutes
  return minutes === null ? null : new Date(shouldAcceptFrom(order, rules).getTime() + minutes * 60_000)
}
