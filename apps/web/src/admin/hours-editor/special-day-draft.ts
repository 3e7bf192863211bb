import type { SaveSpecialDayInput, SpecialDay } from '@tiffin/contract'
import { formatDate } from '../../lib/time/local-time.ts'

/** The form's values. */
export type SpecialDayDraft = ReturnType<typeof draftOf>

/** The fields and their labels, in the order of the form. */
export const fieldNames: Readonly<Record<keyof SpecialDayDraft, string>> = {
  name: 'Name',
  firstDay: 'First day',
  lastDay: 'Last day',
  closed: 'Closed',
  opens: 'Opens',
  closes: 'Closes',
}

// Blank would mean closed: unless that is ticked, a missing time is an error instead.
const MISSING = 'missing'

export const readDraft = ({ closed, opens, closes, ...draft }: SpecialDayDraft): SaveSpecialDayInput => ({
  ...draft,
  opens: closed ? null : opens || MISSING,
  closes: closed ? null : closes || MISSING,
})

/** A new one is closed by default. */
export const draftOf = (specialDay: SpecialDay | null) => ({
  name: specialDay?.name ?? '',
  firstDay: specialDay?.firstDay ?? '',
  lastDay: specialDay?.lastDay ?? '',
  closed: (specialDay?.opens ?? null) === null,
  opens: specialDay?.opens ?? '',
  closes: specialDay?.closes ?? '',
})

/** As shown where two versions are compared. */
export const describeDraft = (draft: SpecialDayDraft) => ({
  ...draft,
  firstDay: sayDay(draft.firstDay),
  lastDay: sayDay(draft.lastDay || draft.firstDay),
  ...(draft.closed && { opens: '', closes: '' }),
})

const sayDay = (day: string) => (day === '' ? '' : formatDate(day))
