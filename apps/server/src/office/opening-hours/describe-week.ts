import {
  type Department,
  hoursOn,
  type HouseRules,
  type OpeningDay,
  type OpeningInterval,
  type OpeningWeek,
  openingsOn,
  specialDayOf,
} from '@tiffin/contract'
import { instantsOf, presentTime, todayAt, writeInstant } from '../../platform/wall-clock.ts'

const DAYS_AHEAD = 14

/** The coming two weeks, day by day, with every opening and closing as an instant and in wall-clock time. */
export function describeWeek(now: Temporal.Instant, rules: HouseRules): OpeningWeek {
  const today = todayAt(now, rules.settings.region)
  const days = Array.from({ length: DAYS_AHEAD }, (_, offset) =>
    describeDay(today.add({ days: offset }), { rules, isFirst: offset === 0 }),
  )
  return { days }
}

interface Described {
  rules: HouseRules
  isFirst: boolean
}

function describeDay(date: Temporal.PlainDate, { rules, isFirst }: Described): OpeningDay {
  const day = date.toString()
  // A night is told once, on the day on which it begins; what is left of it belongs to the first day.
  const hoursOfDay = (department: Department) => [
    ...(isFirst ? openingsOn(day, department, rules).filter(({ opens }) => opens === '00:00') : []),
    ...hoursOn(day, department, rules).filter(({ opens }) => !isFirst || opens !== '00:00'),
  ]
  return {
    day,
    from: writeInstant(date.toZonedDateTime(rules.settings.region.timeZone).toInstant()),
    special: specialDayOf(day, rules.specialDays)?.name ?? null,
    kitchen: intervalsOf(hoursOfDay('kitchen'), day, rules),
    office: intervalsOf(hoursOfDay('office'), day, rules),
  }
}

// Hours that the clock skips when it goes forward do not exist.
function intervalsOf(hours: readonly OpeningInterval[], day: string, rules: HouseRules) {
  const { region } = rules.settings
  return hours
    .map((span) => instantsOf(day, span, region))
    .filter(({ opens, closes }) => Temporal.Instant.compare(opens, closes) < 0)
    .map(({ opens, closes }) => ({ opens: presentTime(opens, region), closes: presentTime(closes, region) }))
}
