import { z } from 'zod'

/** Pairs of typefaces that come with the site: one for headings, one for text. */
export const fontPairs = ['fraunces', 'playfair', 'lora', 'bricolage', 'outfit', 'system'] as const

export const cornerShapes = ['round', 'soft', 'square'] as const

const colour = z.string({ error: 'Choose a colour' }).regex(/^#[\dA-Fa-f]{6}$/, 'A colour such as #1E3A8A')

/** Colours, typefaces and shapes. */
export const lookSettings = z.object({
  brand: colour.describe('Of the header, links and buttons'),
  accent: colour.describe('Of what is to be pressed first'),
  fonts: z.enum(fontPairs, 'Choose typefaces').describe('A pair of typefaces'),
  hasPattern: z.boolean().describe('Whether a fine pattern lies behind some sections'),
  corners: z.enum(cornerShapes, 'Choose corners'),
})

export type LookSettings = z.infer<typeof lookSettings>
