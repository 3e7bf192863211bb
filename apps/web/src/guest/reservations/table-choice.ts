/** The guest's choices so far: when and how many. They are stored in the form's fields. */
export interface TableChoice {
  partySize: number
  /** '2026-12-01'; undefined until one was chosen. */
  day: string | undefined
  /** The chosen time, as it was offered. */
  at: string | undefined
}

export const DEFAULT_PARTY_SIZE = 2

/** A field that stores the chosen time for the draft: the times themselves load later than the draft. */
export const CHOSEN_TIME_FIELD = 'keptTime'

export const initialChoice: TableChoice = { partySize: DEFAULT_PARTY_SIZE, day: undefined, at: undefined }

/** An incomplete date counts as none. */
export function readTableChoice(form: HTMLFormElement, before: TableChoice): TableChoice {
  const fields = new FormData(form)
  function textOf(name: string) {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    partySize: Number(textOf('partySize')) || before.partySize,
    day: textOf('day') || undefined,
    at: textOf(CHOSEN_TIME_FIELD) || undefined,
  }
}
