import type { KitchenRules } from '@tiffin/restaurant'
import { isOpenAt } from '../../kitchen/pickup-slots/opening-windows.ts'
import type { OrderRow } from './order-queries.ts'

/**
 * From when on somebody should accept the order. Nobody has to be there outside opening hours: one that is placed then
 * waits for the time at which cooking begins.
 */
export function shouldAcceptFrom(
  { createdAt, pickupAt }: Pick<OrderRow, 'createdAt' | 'pickupAt'>,
  rules: KitchenRules,
): Date {
  if (isOpenAt(Temporal.Instant.fromEpochMilliseconds(createdAt.getTime()), rules)) return createdAt
  const startMs = pickupAt.getTime() - rules.settings.ordering.leadMinutes * 60_000
  return new Date(Math.max(createdAt.getTime(), startMs))
}
