import type { EditablePromotion, Promotion } from '@tiffin/contract'
import type { promotions } from '../db/schema/index.ts'

export type PromotionRow = typeof promotions.$inferSelect

export const presentPromotion = (row: PromotionRow): Promotion => ({
  _id: row.id,
  title: row.title,
  subtitle: row.subtitle,
  image: row.image,
  ctaText: row.ctaText,
  ctaLink: row.ctaLink,
  active: row.isActive,
  order: row.position,
})

export const presentEditable = (row: PromotionRow): EditablePromotion => ({
  ...presentPromotion(row),
  version: row.version,
})
