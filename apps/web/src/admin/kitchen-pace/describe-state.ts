import { UNTIL_RESUMED, type KitchenPace } from '@tiffin/contract'
import { formatClock, nameDay, todayBy } from '../../lib/time/local-time.ts'

/** The pause as staff read it; null if there is none. */
export function describePause({ pausedUntil, pausedUntilLocal }: KitchenPace, nowMs: number): string | null {
  if (pausedUntil === null || pausedUntilLocal === null) return null
  if (pausedUntil === UNTIL_RESUMED) return 'Orders paused until resumed'
  const day = nameDay(pausedUntilLocal, todayBy({ at: pausedUntil, local: pausedUntilLocal }, nowMs))
  return `Orders paused until ${day === 'today' ? formatClock(pausedUntilLocal) : day}`
}

/** How much longer orders take; null if no longer than usual. */
export function describeBusy({ busyMinutes, busyUntilLocal }: KitchenPace): string | null {
  if (busyMinutes === 0 || busyUntilLocal === null) return null
  return `Busy: +${busyMinutes} min until ${formatClock(busyUntilLocal)}`
}
