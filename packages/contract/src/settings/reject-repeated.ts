import type { z } from 'zod'

/** For `superRefine` of a list: an entry whose field has the same value as an earlier one's is rejected, whatever its case. */
export const rejectRepeated =
  <Field extends string>(field: Field, message: string) =>
  (entries: readonly Record<Field, string>[], ctx: z.RefinementCtx) => {
    const values = entries.map((entry) => entry[field].toLowerCase())
    for (const [index, value] of values.entries()) {
      if (values.indexOf(value) === index) continue
      ctx.addIssue({ code: 'custom', path: [index, field], message })
    }
  }
