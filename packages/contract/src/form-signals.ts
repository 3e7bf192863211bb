import { z } from 'zod'
import { text } from './text.ts'

const untimed = 'Something is missing from this form. Please reload the page.'

/** What one of the site's forms reports about how it was filled in. A script need not send it. */
export const formSignals = z
  .object({
    honeypot: text(1000).optional().describe('Honeypot field, invisible to people. Leave it empty'),
    openMs: z
      .number(untimed)
      .min(0, untimed)
      .optional()
      .describe('For how long the form had been open, in milliseconds'),
  })
  .optional()

export type FormSignals = z.infer<typeof formSignals>
