import { z } from 'zod'

export const importResult = z.object({
  inserted: z.int(),
  skipped: z.int().optional(),
  errors: z
    .array(z.object({ row: z.int().describe('As the spreadsheet shows it'), message: z.string() }))
    .optional(),
})

export type ImportResult = z.infer<typeof importResult>
