import { z } from 'zod'
import { optionalText, requiredText } from './text.ts'

export const promotion = z.object({
  _id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  image: z.string(),
  ctaText: z.string(),
  ctaLink: z.string(),
  active: z.boolean(),
  order: z.int(),
})

export const savePromotionInput = z.object({
  title: requiredText(120, 'Title is required'),
  subtitle: optionalText(240),
  image: optionalText(2000),
  ctaText: optionalText(60),
  ctaLink: optionalText(2000),
  active: z.boolean().default(true),
  order: z.int().min(-1_000_000).max(1_000_000).default(0),
})

export type Promotion = z.infer<typeof promotion>
export type SavePromotionInput = z.infer<typeof savePromotionInput>
