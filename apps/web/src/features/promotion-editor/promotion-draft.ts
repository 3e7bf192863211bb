import type { SavePromotionInput } from '@tiffin/contract'

/** What the form holds: a box that is not ticked says nothing. */
export interface PromotionDraft {
  title: string
  subtitle: string
  image: string
  ctaText: string
  ctaLink: string
  order: string
  active?: string
}

/** The judging is left to the server; a place that is no number is sent as such. */
export const readDraft = ({ order, active, ...texts }: PromotionDraft): SavePromotionInput => ({
  ...texts,
  active: active !== undefined,
  order: order.trim() === '' ? 0 : Number(order),
})
