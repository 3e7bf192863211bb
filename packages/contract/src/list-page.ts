import { z } from 'zod'
import { MAX_LIST_LENGTH } from './limits.ts'

/** Counting stops here: for a longer list `isMore` is true. */
export const MAX_COUNTED = 10_000

/** The same for a search, where every match has to be read. */
export const MAX_COUNTED_IN_SEARCH = 200

/** How long a list is. */
export const listLength = {
  total: z
    .int()
    .describe(
      `How many match, regardless of limit and offset; counted up to ${MAX_COUNTED}, and of a search up to ${MAX_COUNTED_IN_SEARCH}, unless the part is beyond that`,
    ),
  isMore: z.boolean().describe('There are more than `total`'),
}

/**
 * A whole number from `min` to `max`, both included. The same schema reads typed tRPC input and the digits of a REST
 * query or a form.
 */
export const wholeNumber = (
  min: number,
  max: number,
  message = `Must be a whole number from ${min} to ${max}`,
) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .regex(/^\d{1,15}$/)
          .transform(Number),
      ],
      message,
    )
    .pipe(z.int(message).min(min, message).max(max, message))

/** Makes a field optional, and treats a blank one as missing: forms and queries send ''. */
export const blankIsAbsent = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/** Which part of a list to return. */
export const listPage = {
  limit: blankIsAbsent(wholeNumber(1, MAX_LIST_LENGTH)).describe('Maximum number of entries'),
  offset: blankIsAbsent(wholeNumber(0, 1_000_000)).describe('Number of entries to skip'),
}
