import type { SpecialDay } from '@tiffin/contract'
import type { ComparedField } from '../../ui/edit-conflict.tsx'
import { formatDate } from '../../lib/local-time.ts'
import { draftOf, type SpecialDayDraft } from './special-day-draft.ts'

/** The fields, in the order of the form, as they are called there. */
export const fieldNames: Readonly<Record<keyof SpecialDayDraft, string>> = {
  name: 'Name',
  firstDay: 'First day',
  lastDay: 'Last day',
  closed: 'Closed',
  opens: 'Opens',
  closes: 'Closes',
}

/** Two versions of a special day, field by field, as they are read. */
export function compareSpecialDays(mine: SpecialDayDraft, theirs: SpecialDay): ComparedField[] {
  const [ours, others] = [wordsOf(mine), wordsOf(draftOf(theirs))]
  const names = Object.keys(fieldNames) as (keyof SpecialDayDraft)[]
  return names.map((name) => ({ label: fieldNames[name], mine: ours[name], theirs: others[name] }))
}

function wordsOf({ name, firstDay, lastDay, closed, opens, closes }: SpecialDayDraft) {
  const isClosed = closed !== undefined
  return {
    name,
    firstDay: sayDay(firstDay),
    lastDay: sayDay(lastDay || firstDay),
    closed: isClosed,
    opens: isClosed ? '' : opens,
    closes: isClosed ? '' : closes,
  }
}

const sayDay = (day: string) => (day === '' ? '' : formatDate(day))
