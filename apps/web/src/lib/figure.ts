/** What a number's field holds: the number, or what was typed as long as that is none. */
export type Figure = number | string

/** Null for a blank field. What is no number is returned as it was typed, for the schema to refuse. */
export const readFigure = (typed: Figure): number | null =>
  typeof typed === 'string' && typed.trim() === '' ? null : (typed as number)
