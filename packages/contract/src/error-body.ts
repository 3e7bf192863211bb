import { z } from 'zod'
import { UNTIL_RESUMED } from './kitchen-pace.ts'
import { errorCodes, type ErrorCode } from './error-codes.ts'

export const issue = z.object({
  path: z.string().describe('Where in the input, dotted: `items.0.quantity`'),
  message: z.string(),
})

/** The body of every error, over REST and tRPC. */
export const errorBody = z.object({
  message: z.string().describe('Written for the guest: what is wrong and, where it helps, what to do'),
  code: z.enum(Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]]),
  issues: z.array(issue).optional(),
  nextTimes: z
    .array(z.iso.datetime())
    .optional()
    .describe(
      'With CLOSED and SLOT_FULL: the next available times; none as far as can be ordered ahead: empty',
    ),
  pausedUntil: z.iso
    .datetime()
    .optional()
    .describe(`With CLOSED: online orders are paused until then. ${UNTIL_RESUMED}: until staff resume`),
})

export type Issue = z.infer<typeof issue>
export type ErrorBody = z.infer<typeof errorBody>
