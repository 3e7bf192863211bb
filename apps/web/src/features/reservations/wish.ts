/** What a guest has said so far about when and how many. The fields of the form are where it is kept. */
export interface Wish {
  partySize: number
  /** '2026-12-01'; undefined until one was chosen. */
  day: string | undefined
  /** The chosen time, as it was offered. */
  at: string | undefined
}

export const DEFAULT_PARTY_SIZE = 2

/** Holds the chosen time where a draft finds it: the times themselves come later than the draft. */
export const KEPT_TIME_FIELD = 'keptTime'

export const firstWish: Wish = { partySize: DEFAULT_PARTY_SIZE, day: undefined, at: undefined }

/** A day that is only half typed is none. */
export function readWish(form: HTMLFormElement, before: Wish): Wish {
  const fields = new FormData(form)
  function textOf(name: string) {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    partySize: Number(textOf('partySize')) || before.partySize,
    day: textOf('day') || undefined,
    at: textOf(KEPT_TIME_FIELD) || undefined,
  }
}
