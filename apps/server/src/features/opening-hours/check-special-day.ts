import { MAX_SPECIAL_DAYS, type Issue } from '@tiffin/contract'
import { restaurant } from '@tiffin/restaurant'
import { Refusal } from '../../platform/refusal.ts'
import type { SpecialDayRow } from './opening-hours-queries.ts'

type Terms = Pick<SpecialDayRow, 'firstDay' | 'lastDay' | 'opens' | 'closes'>

/** What no field can say alone; each by itself is the contract's. */
export function refuseBadDays(terms: Terms, before: Terms | null, today: Temporal.PlainDate): void {
  const issues = [
    findFirstDayIssue(terms, before, today),
    findLastDayIssue(terms, before, today),
    findHoursIssue(terms),
  ]
  const found = issues.filter((issue) => issue !== null)
  const [first] = found
  if (first) throw new Refusal('VALIDATION', first.message, { issues: found })
}

function findFirstDayIssue(
  { firstDay }: Terms,
  before: Terms | null,
  today: Temporal.PlainDate,
): Issue | null {
  if (firstDay === before?.firstDay || firstDay >= today.toString()) return null
  return { path: 'firstDay', message: 'That day is over' }
}

function findLastDayIssue(
  { firstDay, lastDay }: Terms,
  before: Terms | null,
  today: Temporal.PlainDate,
): Issue | null {
  const issue = (message: string) => ({ path: 'lastDay', message })
  if (lastDay < firstDay) return issue('The last day is before the first')
  const length = Temporal.PlainDate.from(firstDay).until(lastDay, { largestUnit: 'days' }).days + 1
  if (length > MAX_SPECIAL_DAYS) return issue(`At most ${MAX_SPECIAL_DAYS} days`)
  if (before === null || lastDay === before.lastDay) return null
  // Ended yesterday, a closure is over at once.
  return lastDay < today.subtract({ days: 1 }).toString() ? issue('That day is over') : null
}

function findHoursIssue({ opens, closes }: Terms): Issue | null {
  if (opens === null && closes === null) return null
  if (opens === null) return { path: 'opens', message: 'When does it start?' }
  if (closes === null) return { path: 'closes', message: 'When does it end?' }
  return opens < closes ? null : { path: 'closes', message: 'It must close after it opens' }
}

const dayInWords = new Intl.DateTimeFormat(restaurant.locale, {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})
const sayDay = (day: string) => dayInWords.format(new Date(`${day}T00:00Z`))

/** Two special days that meet would leave open which of them holds. */
export function refuseOverlap(other: SpecialDayRow | null): void {
  if (other === null) return
  const { name, firstDay, lastDay } = other
  const days = firstDay === lastDay ? sayDay(firstDay) : `${sayDay(firstDay)} to ${sayDay(lastDay)}`
  const message = `These days already belong to ${name}: ${days}`
  throw new Refusal('CONFLICT', message, { issues: [{ path: 'firstDay', message }] })
}
