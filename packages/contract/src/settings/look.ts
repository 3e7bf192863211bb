import { cornerShapes, fontPairs, hasReadableText } from '@tiffin/look'
import { z } from 'zod'

export { cornerShapes, fontPairs }

const colour = z
  .string({ error: 'Choose a colour' })
  .regex(/^#[\dA-Fa-f]{6}$/, { error: 'A colour such as #1E3A8A', abort: true })
  .refine(
    hasReadableText,
    'Neither dark nor white text can be read on it: choose a lighter or a darker colour',
  )

/** Colours, typefaces and shapes. */
export const lookSettings = z.object({
  brand: colour.describe('Of the header, links and buttons'),
  accent: colour.describe('Of what is to be pressed first'),
  fonts: z.enum(fontPairs, 'Choose typefaces').describe('A pair of typefaces'),
  hasPattern: z.boolean().describe('Whether a fine pattern lies behind some sections'),
  corners: z.enum(cornerShapes, 'Choose corners'),
})

export type LookSettings = z.infer<typeof lookSettings>
