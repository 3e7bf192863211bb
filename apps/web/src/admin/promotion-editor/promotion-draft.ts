import type { EditablePromotion, SavePromotionInput } from '@tiffin/contract'
import { readFigure, type Figure } from '../../lib/forms/figure.ts'

/** The form's values. */
export type PromotionDraft = ReturnType<typeof draftOf>

/** The fields and their labels, in the order of the form. */
export const fieldNames: Readonly<Record<keyof PromotionDraft, string>> = {
  title: 'Title',
  subtitle: 'Subtitle',
  image: 'Image URL',
  ctaText: 'CTA text',
  ctaLink: 'CTA link',
  order: 'Order',
  active: 'Active',
}

/** A blank order means the first position. */
export const readDraft = ({ order, ...draft }: PromotionDraft): SavePromotionInput => ({
  ...draft,
  order: readFigure(order) ?? 0,
})

export const draftOf = (promotion: EditablePromotion | null) => ({
  title: promotion?.title ?? '',
  subtitle: promotion?.subtitle ?? '',
  image: promotion?.image ?? '',
  ctaText: promotion?.ctaText ?? '',
  ctaLink: promotion?.ctaLink ?? '',
  order: (promotion?.order ?? 0) as Figure,
  active: promotion?.active ?? true,
})
