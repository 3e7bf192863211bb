import type { SpecialDayNotices } from '@tiffin/contract'
import type { HouseRules } from '@tiffin/restaurant'
import { todayAt } from '../../platform/wall-clock.ts'

const DAYS_AHEAD = 60

/** Notices for guests: today's special day and those that begin soon. */
export function announceSpecialDays(
  now: Temporal.Instant,
  { specialDays }: Pick<HouseRules, 'specialDays'>,
): SpecialDayNotices {
  const today = todayAt(now)
  const until = today.add({ days: DAYS_AHEAD }).toString()
  const days = specialDays.filter(({ firstDay, lastDay }) => lastDay >= today.toString() && firstDay <= until)
  return { today: today.toString(), days }
}
