import type { OpeningInterval, ServiceHours, WeeklyHours } from './settings/hours.ts'

const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Prints the hours of a week, grouping days with the same hours: 'Mon-Thu 11am-9pm', 'Sun closed'. */
export function weeklyHoursLines(weekly: WeeklyHours): string[] {
  const groups: { first: string; last: string; hours: string }[] = []
  for (const [index, name] of names.entries()) {
    const hours = formatDay(weekly[(index + 1) as keyof WeeklyHours])
    const before = groups.at(-1)
    if (before?.hours === hours) before.last = name
    else groups.push({ first: name, last: name, hours })
  }
  return groups.map(({ first, last, hours }) => `${first === last ? first : `${first}-${last}`} ${hours}`)
}

const formatDay = (intervals: readonly OpeningInterval[]) =>
  intervals.length === 0
    ? 'closed'
    : intervals.map(({ opens, closes }) => `${formatHour(opens)}-${formatHour(closes)}`).join(', ')

type Served = OpeningInterval & Pick<ServiceHours, 'days'>

/** 'Tue-Fri, ', and nothing for every day. */
function daysLine(days: readonly number[] = []): string {
  const runs: number[][] = []
  for (const day of days.toSorted((one, other) => one - other)) {
    const run = runs.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  const nameOf = (day = 0) => names[day - 1]
  return runs
    .map((run) => (run.length < 2 ? nameOf(run[0]) : `${nameOf(run[0])}-${nameOf(run.at(-1))}`) + ', ')
    .join('')
}

/** Prints when a category is served: '11:00am to 3:00pm', or 'Tue-Fri, 11:00am to 3:00pm'. */
export const serviceHoursLine = ({ opens, closes, days }: Served): string =>
  `${daysLine(days)}${formatMinute(opens)} to ${formatMinute(closes)}`

/** The same on a dish's card: 'Served 11am to 3pm'. */
export const servedLine = ({ opens, closes, days }: Served): string =>
  `Served ${daysLine(days)}${formatHour(opens)} to ${formatHour(closes)}`

/** Prints a wall-clock time in the format of the weekly hours: '11am' or '3:30pm'. */
export const formatHour = (time: string): string => formatMinute(time).replace(':00', '')

function formatMinute(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}${hours < 12 ? 'am' : 'pm'}`
}
