import { dayOn } from '../../platform/wall-clock.ts'

// An order has the time at which its call arrived, and may be committed several retries later.
const SETTLED_AFTER_MS = 10 * 60 * 1000

/** The last day to which no more orders can be added: the day before the one it was a moment ago. */
export const lastSettledDay = (nowMs: number): string =>
  Temporal.PlainDate.from(dayOn(new Date(nowMs - SETTLED_AFTER_MS)))
    .subtract({ days: 1 })
    .toString()
