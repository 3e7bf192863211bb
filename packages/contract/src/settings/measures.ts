import { z } from 'zod'

/** For `superRefine` of a list: an entry whose field has the same value as an earlier one's is rejected. */
export const rejectRepeated =
  <Field extends string>(field: Field, message: string) =>
  (entries: readonly Record<Field, unknown>[], ctx: z.RefinementCtx) => {
    for (const [index, entry] of entries.entries()) {
      if (entries.findIndex((other) => other[field] === entry[field]) === index) continue
      ctx.addIssue({ code: 'custom', path: [index, field], message })
    }
  }

const A_NUMBER = 'Enter a whole number'

/** Of whole numbers of something; `one` is its singular. */
const wholeBetween = (min: number, max: number, one: string) => {
  const count = (number: number) => `${number} ${one}${number === 1 ? '' : 's'}`
  return z
    .int({ error: A_NUMBER })
    .min(min, `At least ${count(min)}`)
    .max(max, `At most ${count(max)}`)
}

export const minutes = (min: number, max: number) => wholeBetween(min, max, 'minute')

/** Slots start at the full hour, and must be the same in every hour. */
export const partOfAnHour = minutes(1, 60).refine(
  (value) => value <= 0 || 60 % value === 0,
  'Must divide an hour: 5, 10, 15, 20, 30 or 60 minutes',
)

export const daysAhead = wholeBetween(1, 365, 'day')

export const portions = wholeBetween(1, 9900, 'portion')

export const guests = (max: number) => wholeBetween(1, max, 'guest')
