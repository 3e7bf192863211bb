import type { KitchenRules } from '@tiffin/restaurant'

interface Asked {
  now: Temporal.Instant
  rules: Pick<KitchenRules, 'settings' | 'pace'>
}

/** What the kitchen needs for an order placed now. */
export function leadMinutesAt({ now, rules: { settings, pace } }: Asked): number {
  const isBusy = pace.busyUntil !== null && isLater(pace.busyUntil, now)
  return settings.ordering.leadMinutes + (isBusy ? pace.busyMinutes : 0)
}

/** Until when no order is handed out, or null. */
export const pausedUntilAt = ({ now, rules: { pace } }: Asked): Temporal.Instant | null =>
  pace.pausedUntil !== null && isLater(pace.pausedUntil, now) ? Temporal.Instant.from(pace.pausedUntil) : null

const isLater = (time: string, now: Temporal.Instant) => Temporal.Instant.compare(time, now) > 0
