/** The value of a number field: the number, or the typed text if it is not one. */
export type Figure = number | string

/** Null for a blank field. What is not a number is returned as typed, for the schema to reject. */
export const readFigure = (typed: Figure): number | null =>
  typeof typed === 'string' && typed.trim() === '' ? null : (typed as number)
