import { MAX_SPECIAL_DAYS, type Issue } from '@tiffin/contract'
import { restaurant } from '@tiffin/restaurant'
import { Refusal } from '../../platform/refusal.ts'
import type { SpecialDayRow } from './opening-hours-queries.ts'

type Terms = Pick<SpecialDayRow, 'firstDay' | 'lastDay' | 'opens' | 'closes'>

/** Rules across several fields; those for a single field are in the contract. */
export function rejectBadDays(terms: Terms, before: Terms | null, today: Temporal.PlainDate): void {
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
  return { path: 'firstDay', message: 'That day has passed' }
}

function findLastDayIssue(
  { firstDay, lastDay }: Terms,
  before: Terms | null,
  today: Temporal.PlainDate,
): Issue | null {
  const issue = (message: string) => ({ path: 'lastDay', message })
  if (lastDay < firstDay) return issue('The last day is before the first day')
  const length = Temporal.PlainDate.from(firstDay).until(lastDay, { largestUnit: 'days' }).days + 1
  if (length > MAX_SPECIAL_DAYS) return issue(`At most ${MAX_SPECIAL_DAYS} days`)
  if (before === null || lastDay === before.lastDay) return null
  // A closure that ends yesterday is over immediately.
  return lastDay < today.subtract({ days: 1 }).toString() ? issue('That day has passed') : null
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
const formatDay = (day: string) => dayInWords.format(new Date(`${day}T00:00Z`))

/** If two special days overlapped, it would be unclear which one applies. */
export function rejectOverlap(other: SpecialDayRow | null): void {
  if (other === null) return
  const { name, firstDay, lastDay } = other
  const days = firstDay === lastDay ? formatDay(firstDay) : `${formatDay(firstDay)} to ${formatDay(lastDay)}`
  const message = `These days overlap with ${name}: ${days}`
  throw new Refusal('CONFLICT', message, { issues: [{ path: 'firstDay', message }] })
}
