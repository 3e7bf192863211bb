import { restaurant, type HouseRules } from '@tiffin/restaurant'
import { bookableDays, daysBetween, listOpenSeatings } from './seatings.ts'

const OF_A_DAY = 3
const IN_ALL = 6

export interface TimeRequest {
  now: Temporal.Instant
  requested: Temporal.Instant
  rules: HouseRules
  /** Whether there is room at a time. */
  isFree: (time: Temporal.Instant) => boolean
}

/** Alternatives: the times around the requested one on its own day, then those around it on later days. */
export function suggestTimes({ now, requested, rules, isFree }: TimeRequest): Temporal.Instant[] {
  const { firstDay, lastDay } = bookableDays(now, rules.settings)
  const { date, clock } = onTheWall(requested)
  const found: Temporal.Instant[] = []
  for (const day of daysBetween(between(date, firstDay, lastDay), lastDay)) {
    const target = Temporal.PlainDate.from(day).toZonedDateTime({
      timeZone: restaurant.timeZone,
      plainTime: clock,
    })
    const nearest = listOpenSeatings(day, { now, rules })
      .filter(isFree)
      .toSorted((a, b) => distance(a, target) - distance(b, target))
      .slice(0, OF_A_DAY)
    found.push(...nearest.toSorted(Temporal.Instant.compare))
    if (found.length >= IN_ALL) break
  }
  return found.slice(0, IN_ALL)
}

function onTheWall(time: Temporal.Instant) {
  const zoned = time.toZonedDateTimeISO(restaurant.timeZone)
  return { date: zoned.toPlainDate().toString(), clock: zoned.toPlainTime() }
}

const distance = (time: Temporal.Instant, target: Temporal.ZonedDateTime) =>
  Math.abs(time.epochMilliseconds - target.epochMilliseconds)

const between = (day: string, first: string, last: string) => (day < first ? first : day > last ? last : day)
