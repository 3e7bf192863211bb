import type { SaveSpecialDayInput, SpecialDay } from '@tiffin/contract'

/** What the form holds: texts as they are typed, and a box that is not ticked says nothing. */
export interface SpecialDayDraft {
  name: string
  firstDay: string
  lastDay: string
  closed?: string
  opens: string
  closes: string
}

// Blank would mean closed: whoever has not ticked that is asked for the time instead.
const MISSING = 'missing'

/** The judging is left to the server. */
export function readDraft({ closed, opens, closes, ...draft }: SpecialDayDraft): SaveSpecialDayInput {
  const isClosed = closed !== undefined
  return {
    ...draft,
    opens: isClosed ? null : opens || MISSING,
    closes: isClosed ? null : closes || MISSING,
  }
}

export const draftOf = ({ name, firstDay, lastDay, opens, closes }: SpecialDay): SpecialDayDraft => ({
  name,
  firstDay,
  lastDay,
  opens: opens ?? '',
  closes: closes ?? '',
  ...(opens === null && { closed: 'on' }),
})
