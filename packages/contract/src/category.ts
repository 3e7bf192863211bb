import { z } from 'zod'

export const category = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  emoji: z.string(),
})

export type Category = z.infer<typeof category>
