import type { Promotion } from '@tiffin/contract'
import type { promotions } from '../../db/schema/index.ts'

export type PromotionRow = typeof promotions.$inferSelect

export const presentPromotion = ({ id, isActive, position, ...texts }: PromotionRow): Promotion => ({
  _id: id,
  ...texts,
  active: isActive,
  order: position,
})
