import { z } from 'zod'

/** The media type of an answer that tells line by line how far a long call is. */
export const PROGRESS_TYPE = 'application/x-ndjson'

/** How far a long call is, in rows of a file. */
export const jobProgress = z.object({
  step: z.enum(['checking', 'writing']),
  done: z.int(),
  of: z.int(),
})

export type JobProgress = z.infer<typeof jobProgress>
