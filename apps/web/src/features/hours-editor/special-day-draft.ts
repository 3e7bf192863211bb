import type { SaveSpecialDayInput, SpecialDay } from '@tiffin/contract'
import { formatDate } from '../../lib/local-time.ts'

/** What the form holds. */
export interface SpecialDayDraft {
  name: string
  firstDay: string
  lastDay: string
  closed: boolean
  opens: string
  closes: string
}

/** The fields, in the order of the form, as they are called there. */
export const fieldNames: Readonly<Record<keyof SpecialDayDraft, string>> = {
  name: 'Name',
  firstDay: 'First day',
  lastDay: 'Last day',
  closed: 'Closed',
  opens: 'Opens',
  closes: 'Closes',
}

// Blank would mean closed: whoever has not ticked that is asked for the time instead.
const MISSING = 'missing'

export const readDraft = ({ closed, opens, closes, ...draft }: SpecialDayDraft): SaveSpecialDayInput => ({
  ...draft,
  opens: closed ? null : opens || MISSING,
  closes: closed ? null : closes || MISSING,
})

/** A new one is closed unless something else is said. */
export const draftOf = (specialDay: SpecialDay | null): SpecialDayDraft => ({
  name: specialDay?.name ?? '',
  firstDay: specialDay?.firstDay ?? '',
  lastDay: specialDay?.lastDay ?? '',
  closed: (specialDay?.opens ?? null) === null,
  opens: specialDay?.opens ?? '',
  closes: specialDay?.closes ?? '',
})

/** As it is read where two versions are compared. */
export const sayDraft = (draft: SpecialDayDraft) => ({
  ...draft,
  firstDay: sayDay(draft.firstDay),
  lastDay: sayDay(draft.lastDay || draft.firstDay),
  ...(draft.closed && { opens: '', closes: '' }),
})

const sayDay = (day: string) => (day === '' ? '' : formatDate(day))
