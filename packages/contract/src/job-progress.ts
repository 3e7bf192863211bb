import { z } from 'zod'

/** The progress of a long call, in rows of a file. */
export const jobProgress = z.object({
  step: z.enum(['checking', 'writing']),
  done: z.int(),
  of: z.int(),
})

export type JobProgress = z.infer<typeof jobProgress>
