/** What to change about several products, as it is chosen and typed. */
import { dietaryLabels, type ProductsChange } from '@tiffin/contract'
import { readAmount, type Money } from '@tiffin/pricing'

export const batchKinds = [
  ['category', 'Move to a category'],
  ['hide', 'Hide from guests'],
  ['show', 'Show to guests'],
  ['soldOut', 'Mark as sold out'],
  ['available', 'Mark as available'],
  ['raise', 'Raise prices'],
  ['lower', 'Lower prices'],
  ['feature', 'Feature'],
  ['unfeature', 'No longer feature'],
  ['addLabel', 'Add a dietary label'],
  ['removeLabel', 'Remove a dietary label'],
] as const

export type BatchKind = (typeof batchKinds)[number][0]

export const emptyBatch = {
  kind: '' as BatchKind | '',
  categorySlug: '',
  until: 'tomorrow' as 'tomorrow' | 'turned on',
  by: '',
  unit: 'percent' as 'percent' | 'amount',
  roundTo: '',
  ending: '',
  diet: dietaryLabels[0] as (typeof dietaryLabels)[number],
}

export type BatchDraft = typeof emptyBatch

/** The server's input for a draft. What is not a number becomes NaN, which the schema rejects. */
export function readBatch(draft: BatchDraft, money: Money): ProductsChange | null {
  switch (draft.kind) {
    case 'category':
      return { set: 'category', categorySlug: draft.categorySlug }
    case 'hide':
    case 'show':
      return { set: 'hidden', isHidden: draft.kind === 'hide' }
    case 'soldOut':
      return { set: 'availability', soldOut: true, until: draft.until === 'tomorrow' ? 'tomorrow' : null }
    case 'available':
      return { set: 'availability', soldOut: false }
    case 'raise':
    case 'lower': {
      const size = readAmount(draft.by, money)
      return {
        set: 'price',
        // Lowering by a negative number would raise.
        by: size > 0 ? size * (draft.kind === 'lower' ? -1 : 1) : Number.NaN,
        unit: draft.unit,
        ...(draft.roundTo !== '' && { roundTo: Number(draft.roundTo) }),
        ...(draft.roundTo !== '' &&
          draft.ending.trim() !== '' && { ending: readAmount(draft.ending, money) }),
      }
    }
    case 'feature':
    case 'unfeature':
      return { set: 'featured', isFeatured: draft.kind === 'feature' }
    case 'addLabel':
    case 'removeLabel':
      return { set: 'diet', diet: draft.diet, has: draft.kind === 'addLabel' }
    default:
      return null
  }
}

/** Multiples of the smallest coin that prices are rounded to. */
const steps = [5, 10, 25, 50, 100, 500, 1000]

export const roundingsOf = (money: Money) =>
  steps.map((cents) => {
    const amount = money.toAmount(cents)
    return { value: String(amount), label: `To ${money.formatAmount(amount)}` }
  })

export const countProducts = (count: number) => (count === 1 ? '1 product' : `${count} products`)
