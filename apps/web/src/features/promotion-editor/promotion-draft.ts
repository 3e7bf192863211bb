import type { EditablePromotion, SavePromotionInput } from '@tiffin/contract'
import type { ComparedField } from '../../ui/edit-conflict.tsx'

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

export const fieldNames = {
  title: 'Title',
  subtitle: 'Subtitle',
  image: 'Image URL',
  ctaText: 'CTA text',
  ctaLink: 'CTA link',
  order: 'Order',
  active: 'Active',
} as const

/** Two versions of a promotion, field by field. */
export function comparePromotions(mine: PromotionDraft, theirs: EditablePromotion): ComparedField[] {
  const ours = readDraft(mine)
  const names = Object.keys(fieldNames) as (keyof typeof fieldNames)[]
  return names.map((name) => ({
    label: fieldNames[name],
    mine: sayValue(ours[name]),
    theirs: sayValue(theirs[name]),
  }))
}

const sayValue = (value: string | number | boolean | null | undefined) =>
  typeof value === 'boolean' ? value : String(value ?? '')
