import type { KitchenPace as ShownPace } from '@tiffin/contract'
import type { KitchenPace } from '@tiffin/restaurant'
import { presentTime } from '../../platform/wall-clock.ts'

/** The pace at that moment: what has ended by then is as if it had never been. */
export function presentPace(
  { pausedUntil, busyMinutes, busyUntil }: KitchenPace,
  now: Temporal.Instant,
): ShownPace {
  const pause = timeAfter(pausedUntil, now)
  const busy = timeAfter(busyUntil, now)
  return {
    pausedUntil: pause?.at ?? null,
    pausedUntilLocal: pause?.local ?? null,
    busyMinutes: busy === null ? 0 : busyMinutes,
    busyUntil: busy?.at ?? null,
    busyUntilLocal: busy?.local ?? null,
  }
}

function timeAfter(time: string | null, now: Temporal.Instant) {
  if (time === null || Temporal.Instant.compare(time, now) <= 0) return null
  return presentTime(Temporal.Instant.from(time))
}
