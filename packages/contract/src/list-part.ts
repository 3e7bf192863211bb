import { z } from 'zod'

/** Without a limit everything, up to here. */
export const MAX_LIST_LENGTH = 1000

// The same schema reads typed tRPC input and the strings of a REST query.
const wholeNumber = (min: number, max: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d{1,15}$/, 'Must be a whole number')
        .transform(Number),
    ])
    .pipe(z.int().min(min).max(max))

export const blankIsAbsent = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/** Which part of a list is wanted. */
export const listPart = {
  limit: blankIsAbsent(wholeNumber(1, MAX_LIST_LENGTH)),
  offset: blankIsAbsent(wholeNumber(0, 1_000_000)),
}
