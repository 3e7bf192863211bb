import type { OpeningWeek } from '@tiffin/contract'
import type { Department } from '@tiffin/restaurant'
import { contactCopy } from '@tiffin/restaurant'
import { formatClock, formatMonthDay, formatWeekday, nameDay } from '../../lib/time/local-time.ts'

interface OpenState {
  isOpen: boolean
  /** 'Open now' or 'Closed now'. */
  state: string
  /** 'until 9:00 pm', 'opens tomorrow at 11:00 am'. */
  until: string
}

const { openNow: openLabel, closedNow, closedFor } = contactCopy.hours

/** Whether the kitchen or the desk is open at that moment; null where the week does not know of it. */
export function openNow({ days }: OpeningWeek, department: Department, nowMs: number): OpenState | null {
  const today = days.findLast(({ from }) => Date.parse(from) <= nowMs)
  if (today === undefined || isBeyond(days, nowMs)) return null

  const next = days.flatMap((day) => day[department]).find(({ closes }) => Date.parse(closes.at) > nowMs)
  if (next === undefined) return { isOpen: false, state: closedNow, until: closedFor }
  const { opens, closes } = next
  if (Date.parse(opens.at) <= nowMs)
    return { isOpen: true, state: openLabel, until: `until ${formatClock(closes.local)}` }
  const day = formatOpeningDay(opens.local, today.day)
  return { isOpen: false, state: closedNow, until: `opens ${day} at ${formatClock(opens.local)}` }
}

const LONGEST_DAY_MS = 25 * 60 * 60 * 1000

// A page that was left open over a holiday, or a clock that is far off.
function isBeyond(days: OpeningWeek['days'], nowMs: number) {
  const last = days.at(-1)
  return last === undefined || nowMs >= Date.parse(last.from) + LONGEST_DAY_MS
}

/** Short, so that the line never wraps: 'Wed, Sep 23'. */
function formatOpeningDay(local: string, today: string) {
  const name = nameDay(local, today)
  return name === 'today' || name === 'tomorrow'
    ? name
    : `${formatWeekday(local).slice(0, 3)}, ${formatMonthDay(local)}`
}
