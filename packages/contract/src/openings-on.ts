/** The hours of a calendar day, of which the night before may have a part. */
import { type Department, hoursOn, type HoursRules, isServedOn } from './hours-on.ts'
import { passesMidnight } from './night-hours.ts'
import type { OpeningInterval, ServiceHours } from './settings/hours.ts'

/** The end of a day, as `closes` of a part of a day: one in the night that follows ends here. */
export const END_OF_DAY = '24:00'

/**
 * When the kitchen or the office is open on a day, from its first minute to its last: what is left of the night before,
 * and the day's own hours until midnight (`24:00`). In order, and none touches another.
 */
export function openingsOn(
  day: string,
  department: Department,
  rules: HoursRules,
): readonly OpeningInterval[] {
  const own = hoursOn(day, department, rules)
  const night = hoursOn(dayBefore(day), department, rules)
  // Nearly every restaurant closes before midnight.
  if (![...own, ...night].some(passesMidnight)) return own
  return joined([...night.flatMap(afterMidnight), ...own.map(beforeMidnight)])
}

const beforeMidnight = <Span extends OpeningInterval>(span: Span): Span =>
  passesMidnight(span) ? { ...span, closes: END_OF_DAY } : span

const afterMidnight = ({ opens, closes }: OpeningInterval): OpeningInterval[] =>
  passesMidnight({ opens, closes }) && closes > '00:00' ? [{ opens: '00:00', closes }] : []

/** In order; a special day may open before the night has ended. */
function joined(spans: OpeningInterval[]): OpeningInterval[] {
  const all: OpeningInterval[] = []
  for (const span of spans.toSorted((one, other) => (one.opens < other.opens ? -1 : 1))) {
    const last = all.at(-1)
    if (last === undefined || last.closes < span.opens) all.push({ ...span })
    else if (last.closes < span.closes) last.closes = span.closes
  }
  return all
}

const dayBefore = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10)

const DAY_MS = 24 * 60 * 60 * 1000

/** When a category with hours of its own is served on a day, from its first minute to its last; like `openingsOn`. */
export function servingsOn(day: string, hours: ServiceHours): readonly OpeningInterval[] {
  const own = isServedOn(day, hours) ? [beforeMidnight({ opens: hours.opens, closes: hours.closes })] : []
  return isServedOn(dayBefore(day), hours) ? [...afterMidnight(hours), ...own] : own
}
