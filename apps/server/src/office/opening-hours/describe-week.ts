import {
  type Department,
  hoursOn,
  type HouseRules,
  type OpeningDay,
  type OpeningWeek,
  specialDayOf,
} from '@tiffin/contract'
import { instantAt, presentTime, todayAt, writeInstant } from '../../platform/wall-clock.ts'

const DAYS_AHEAD = 14

/** The coming two weeks, day by day, with every opening and closing as an instant and in wall-clock time. */
export function describeWeek(now: Temporal.Instant, rules: HouseRules): OpeningWeek {
  const today = todayAt(now, rules.settings.region)
  const days = Array.from({ length: DAYS_AHEAD }, (_, offset) =>
    describeDay(today.add({ days: offset }), rules),
  )
  return { days }
}

function describeDay(date: Temporal.PlainDate, rules: HouseRules): OpeningDay {
  const day = date.toString()
  return {
    day,
    from: writeInstant(date.toZonedDateTime(rules.settings.region.timeZone).toInstant()),
    special: specialDayOf(day, rules.specialDays)?.name ?? null,
    kitchen: intervalsOf(day, 'kitchen', rules),
    office: intervalsOf(day, 'office', rules),
  }
}

// Hours that the clock skips when it goes forward do not exist.
function intervalsOf(day: string, department: Department, rules: HouseRules) {
  const { region } = rules.settings
  return hoursOn(day, department, rules)
    .map(({ opens, closes }) => ({
      opens: instantAt(day, opens, region),
      closes: instantAt(day, closes, region),
    }))
    .filter(({ opens, closes }) => Temporal.Instant.compare(opens, closes) < 0)
    .map(({ opens, closes }) => ({ opens: presentTime(opens, region), closes: presentTime(closes, region) }))
}
