import type { z } from 'zod'

/** For `superRefine` of a list: an entry whose field has the same value as an earlier one's is rejected. */
export const rejectRepeated =
  <Field extends string>(field: Field, message: string) =>
  (entries: readonly Record<Field, unknown>[], ctx: z.RefinementCtx) => {
    for (const [index, entry] of entries.entries()) {
      if (entries.findIndex((other) => other[field] === entry[field]) === index) continue
      ctx.addIssue({ code: 'custom', path: [index, field], message })
    }
  }
