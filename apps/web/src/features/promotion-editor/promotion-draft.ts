import type { EditablePromotion, SavePromotionInput } from '@tiffin/contract'
import { readFigure, type Figure } from '../../lib/figure.ts'

/** What the form holds. */
export interface PromotionDraft {
  title: string
  subtitle: string
  image: string
  ctaText: string
  ctaLink: string
  order: Figure
  active: boolean
}

/** The fields, in the order of the form, as they are called there. */
export const fieldNames: Readonly<Record<keyof PromotionDraft, string>> = {
  title: 'Title',
  subtitle: 'Subtitle',
  image: 'Image URL',
  ctaText: 'CTA text',
  ctaLink: 'CTA link',
  order: 'Order',
  active: 'Active',
}

/** A blank order is the first place. */
export const readDraft = ({ order, ...draft }: PromotionDraft): SavePromotionInput => ({
  ...draft,
  order: readFigure(order) ?? 0,
})

export const draftOf = (promotion: EditablePromotion | null): PromotionDraft => ({
  title: promotion?.title ?? '',
  subtitle: promotion?.subtitle ?? '',
  image: promotion?.image ?? '',
  ctaText: promotion?.ctaText ?? '',
  ctaLink: promotion?.ctaLink ?? '',
  order: promotion?.order ?? 0,
  active: promotion?.active ?? true,
})
