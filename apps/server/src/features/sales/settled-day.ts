import { dayOn } from '../../platform/wall-clock.ts'

// An order bears the time at which its call came in, and is committed up to some retries later.
const SETTLED_AFTER_MS = 10 * 60 * 1000

/** The last day that no order can be added to any more: the one before the day that it was a moment ago. */
export const lastSettledDay = (nowMs: number): string =>
  Temporal.PlainDate.from(dayOn(new Date(nowMs - SETTLED_AFTER_MS)))
    .subtract({ days: 1 })
    .toString()
