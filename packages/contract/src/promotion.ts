import { z } from 'zod'
import { MAX_LABEL_LENGTH, MAX_SUBTITLE_LENGTH, MAX_TITLE_LENGTH } from './limits.ts'
import { webAddress } from './web-address.ts'
import { identifier, requiredText, text } from './text.ts'
import { version } from './version.ts'

export const promotion = z.object({
  _id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  image: z.string().describe('URL of its picture, or empty'),
  ctaText: z.string(),
  ctaLink: z.string(),
  active: z.boolean(),
  order: z.int().describe('Sort order: lowest first'),
})

/** A promotion as its editor sees it. */
export const editablePromotion = promotion.extend({ version })

/** Active and first by default. Blank or null clears a text. */
export const savePromotionInput = z.object({
  title: requiredText(MAX_TITLE_LENGTH, 'Title is required'),
  subtitle: text(MAX_SUBTITLE_LENGTH).nullish(),
  image: webAddress('Image URL must be an http(s) address or a path of this site'),
  ctaText: text(MAX_LABEL_LENGTH).nullish(),
  ctaLink: webAddress('CTA link must be an http(s) address or a path of this site'),
  active: z.boolean().optional(),
  order: z.int('Order must be a whole number').min(-1_000_000).max(1_000_000).optional(),
})

/** An omitted field stays unchanged. Without a version the last write wins. */
export const changePromotionInput = savePromotionInput
  .partial()
  .extend({ id: identifier, version: version.optional() })
export const promotionIdInput = z.object({ id: identifier })

export type Promotion = z.infer<typeof promotion>
export type EditablePromotion = z.infer<typeof editablePromotion>
export type SavePromotionInput = z.infer<typeof savePromotionInput>
export type ChangePromotionInput = z.infer<typeof changePromotionInput>
