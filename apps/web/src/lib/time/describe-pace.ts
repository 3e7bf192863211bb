import type { KitchenPace } from '@tiffin/contract'
import { formatClock, nameDay } from './local-time.ts'

type Pace = Pick<KitchenPace, 'pausedUntilLocal' | 'busyMinutes'>

/** One sentence for guests while orders are paused or take longer than usual, otherwise null. */
export function describePace({ pausedUntilLocal, busyMinutes }: Pace, today: string): string | null {
  if (pausedUntilLocal) {
    const day = nameDay(pausedUntilLocal, today)
    const until = day === 'today' ? formatClock(pausedUntilLocal) : day
    return `We’ve paused online orders until ${until}.`
  }
  return busyMinutes > 0 ? `We’re busy: orders take about ${busyMinutes} minutes longer right now.` : null
}
