import { z } from 'zod'
import { text } from './text.ts'

/** What a form of the site tells about how it was filled in. A script need not send it. */
export const formTraces = z
  .object({
    trap: text(1000).optional().describe('A field that people do not see. It stays empty'),
    openMs: z.number().min(0).optional().describe('For how long the form had been open, in milliseconds'),
  })
  .optional()

export type FormTraces = z.infer<typeof formTraces>
