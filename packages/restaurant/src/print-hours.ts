import type { OpeningInterval, WeeklyHours } from './settings.ts'

const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Prints the hours of a week, days with the same hours together: 'Mon-Thu 11am-9pm', 'Sun closed'. */
export function weeklyHoursLines(weekly: WeeklyHours): string[] {
  const groups: { first: string; last: string; hours: string }[] = []
  for (const [index, name] of names.entries()) {
    const hours = sayDay(weekly[(index + 1) as keyof WeeklyHours])
    const before = groups.at(-1)
    if (before?.hours === hours) before.last = name
    else groups.push({ first: name, last: name, hours })
  }
  return groups.map(({ first, last, hours }) => `${first === last ? first : `${first}-${last}`} ${hours}`)
}

const sayDay = (intervals: readonly OpeningInterval[]) =>
  intervals.length === 0
    ? 'closed'
    : intervals.map(({ opens, closes }) => `${sayHour(opens)}-${sayHour(closes)}`).join(', ')

/** Prints when a category is served: '11:00am to 3:00pm'. */
export const serviceHoursLine = ({ opens, closes }: OpeningInterval): string =>
  `${sayMinute(opens)} to ${sayMinute(closes)}`

/** Prints a time of the wall clock as the hours of the week are written: '11am' or '3:30pm'. */
export const sayHour = (time: string): string => sayMinute(time).replace(':00', '')

function sayMinute(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}${hours < 12 ? 'am' : 'pm'}`
}
